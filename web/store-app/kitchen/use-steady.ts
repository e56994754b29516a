import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every render, which does what the last one given does: so that no row is drawn again. */
export function useSteady<Given extends unknown[]>(
  work: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  return useCallback((...given) => latest.current(...given), [])
}
