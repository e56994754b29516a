import { useCallback, useEffect, useRef, type RefCallback } from 'react'
import { dragToOrder, type Drop } from './drag-to-order.ts'

/**
 * Lets what is in an element be dragged to another place; see `dragToOrder` for how it is marked. A dialog
 * puts its content into the document after its component has mounted, so the element is listened to when
 * it is there.
 */
export function useDragToOrder(onDrop: (drop: Drop) => void): RefCallback<HTMLElement> {
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  return useCallback(
    (container: HTMLElement | null) =>
      container ? dragToOrder(container, (each) => drop.current(each)) : undefined,
    [],
  )
}
