import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps what was just chosen where it was on the screen, when what another choice had opened above it
 * goes away.
 *
 * @returns for the `onChangeCapture` of whatever is around the choices
 */
export function useSteadyChoice(): (event: { target: EventTarget }) => void {
  const pressed = useRef<{ element: Element; top: number } | null>(null)
  // At the first render after the press, which is the one that shows the choice.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { element, top } = pressed.current
    pressed.current = null
    const by = element.getBoundingClientRect().top - top
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
  })
  return ({ target }) => {
    if (!(target instanceof Element)) return
    pressed.current = { element: target, top: target.getBoundingClientRect().top }
  }
}
