import { MODAL_TRANSITION_MS } from '#contract/constants.ts'

/** The button that adds an address, wherever it stands. */
export const ADD_ADDRESS_ID = 'add-address'

/** What a dialog was opened by may be gone when it closes; then the focus goes on from here. */
export function focusGoesOn(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const next = document.getElementById(ADD_ADDRESS_ID) ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  }, MODAL_TRANSITION_MS)
}
