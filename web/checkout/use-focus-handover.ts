import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * When an element goes away with the focus inside it, because what it was for is done, the focus goes
 * on where `goalOf` says, asked while the element is still there and always the same function; unless told, the page has it.
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
