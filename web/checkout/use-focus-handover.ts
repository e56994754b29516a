import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * When an element is removed while it has the focus, moves the focus to `goalOf`'s answer, read while the
 * element is still mounted. `goalOf` must be a stable function; its default is the page.
 */
export function useFocusHandover<T extends HTMLElement>(
  goalOf: (leaving: T) => HTMLElement | null = mainOfPage,
): RefObject<T | null> {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) goalOf(element)?.focus({ preventScroll: true })
    }
  }, [goalOf])
  return ref
}

const mainOfPage = () => document.getElementById('main')
