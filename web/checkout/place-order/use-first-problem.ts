import { useEffect, useRef, useState } from 'react'

/**
 * Leads the focus to the first thing that stands between a page and its order, after each try that
 * came to nothing: at once, or as soon as the page shows it, unless the person has moved on by then.
 * A fault with `data-no-problem` stands in nobody's way.
 */
export function useFirstProblem() {
  const element = useRef<HTMLDivElement>(null)
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
      '[aria-invalid="true"]:not([data-no-problem]), [data-problem]',
    )
    if (!first) return
    const { from } = seeking.current
    const hasStayed = document.activeElement === from || document.activeElement === document.body
    seeking.current = null
    if (hasStayed) first.focus()
  })

  return { element, tries, tryAgain }
}
