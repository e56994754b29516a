import { useEffect, useRef, useState } from 'react'

/**
 * Moves the focus to the first problem of a page after each failed attempt to order: at once, or as soon as
 * the page shows it, unless the focus has moved on by then. An element with `data-no-problem` does not count.
 */
export function useFirstProblem() {
  const element = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const seeking = useRef<{ from: Element | null } | null>(null)
  const [tryAgain] = useState(() => () => {
    seeking.current = { from: document.activeElement }
    setTries((count) => count + 1)
  })

  // At every render, because the next answer may bring the problem.
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
