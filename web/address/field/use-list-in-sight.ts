import { useEffect, type RefObject } from 'react'

/**
 * When the list opens and would end below the screen or behind its keyboard, the box of its field
 * moves to the top. While moving in the list, what is reached stays in sight.
 */
export function useListInSight(
  box: RefObject<HTMLElement | null>,
  activeId: string | undefined,
): void {
  useEffect(() => {
    const list = box.current?.querySelector('[role=listbox]')
    if (!list) return
    const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 }
    if (list.getBoundingClientRect().bottom <= offsetTop + height) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    box.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' })
  }, [box])

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
}
