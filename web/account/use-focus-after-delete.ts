import { useEffect, useRef } from 'react'

/** The button that adds an address or a card, wherever it stands. */
export const ADD_BUTTON_ID = 'add'

/** A dialog gives the focus back only after it has closed. */
const dialogIsGoneMs = 50

/**
 * What a dialog was opened by may be gone when it closes, or soon after, when the list is fetched
 * again (`items`): then the focus goes on from the button that adds.
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
    }, dialogIsGoneMs)
    return () => clearTimeout(timer)
  }, [items, isDialogOpen])
}
