import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

interface Held {
  id: string
  index: number
}

/**
 * Keeps the focus in a lane whose card moves away with it: it goes to the card that takes its place,
 * or to the lane when that was the last. @returns what the lane listens with
 */
export function useKeptFocus(
  lane: RefObject<HTMLElement | null>,
  ids: readonly string[],
): { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void } {
  const held = useRef<Held | null>(null)
  const key = ids.join()

  useLayoutEffect(() => {
    const now = key === '' ? [] : key.split(',')
    if (!held.current || now.includes(held.current.id)) return
    const { index } = held.current
    held.current = null
    // Someone who has gone elsewhere meanwhile, such as to a dialog, stays there.
    if (document.activeElement !== document.body) return
    const nextId = now[Math.min(index, now.length - 1)]
    const next = nextId && lane.current?.querySelector(`[data-order="${nextId}"] [data-act]`)
    if (next instanceof HTMLElement) next.focus()
    else lane.current?.focus()
  }, [key, lane])

  return {
    onFocus: ({ target }) => {
      const id = target.closest('[data-order]')?.getAttribute('data-order')
      held.current = id ? { id, index: ids.indexOf(id) } : null
    },
    onBlur: ({ relatedTarget }) => {
      // A card that is taken away loses the focus to nobody.
      if (relatedTarget !== null) held.current = null
    },
  }
}
