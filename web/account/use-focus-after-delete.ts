import { useEffect, useRef } from 'react'

/** The button that adds an address or a card. */
export const ADD_BUTTON_ID = 'add'

/** A dialog returns the focus only after it has closed. */
const dialogClosedMs = 50

/**
 * The button that opened a dialog may have been removed when the dialog closes, or be removed soon after,
 * when the list (`items`) is loaded again: then the focus moves to the button that adds.
 */
export function useFocusGoesOn(items: unknown, isDialogOpen: boolean): void {
  const isAwaited = useRef(false)
  const before = useRef(items)
  useEffect(() => {
    const isNewList = before.current !== items
    before.current = items
    if (isDialogOpen) {
      isAwaited.current = true
      return
    }
    if (!isAwaited.current) return
    const timer = setTimeout(() => {
      const isLost = document.activeElement === document.body
      if (isLost || isNewList) isAwaited.current = false
      const next = document.getElementById(ADD_BUTTON_ID) ?? document.getElementById('main')
      if (isLost) next?.focus({ preventScroll: true })
    }, dialogClosedMs)
    return () => clearTimeout(timer)
  }, [items, isDialogOpen])
}
