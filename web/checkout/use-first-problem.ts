import { useEffect, useRef, useState } from 'react'

/**
 * Leads the focus to the first thing that is wrong in a form, after each try that came to nothing:
 * at once, or as soon as the page shows it, unless the person has moved on by then.
 */
export function useFirstProblem() {
  const element = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const seeking = useRef<{ from: Element | null } | null>(null)
  const [tryAgain] = useState(() => () => {
    seeking.current = { from: document.activeElement }
    setTries((count) => count + 1)
  })

  // At every render, because what is wrong may be known only with the next answer.
  useEffect(() => {
    if (!seeking.current) return
    const first = element.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-problem]',
    )
    if (!first) return
    const { from } = seeking.current
    const hasStayed = document.activeElement === from || document.activeElement === document.body
    seeking.current = null
    if (hasStayed) first.focus()
  })

  return { element, tries, tryAgain }
}
