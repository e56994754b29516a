import { useState } from 'react'

/** Which item of a list the arrow keys have reached: none (-1) again for a new list. */
export function useHighlight(items: readonly unknown[]) {
  const [reached, setReached] = useState<{ of: readonly unknown[]; index: number }>()
  const active = reached?.of === items ? reached.index : -1
  const setActive = (index: number) => setReached({ of: items, index })
  /** Up from the first and down from the last lead back into the field. */
  const move = (by: 1 | -1) => {
    const places = items.length + 1
    setActive(((active + 1 + by + places) % places) - 1)
  }
  return { active, setActive, move }
}
