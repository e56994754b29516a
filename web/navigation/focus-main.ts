/** Moves the focus to the top of the page, as after loading it. */
export function focusMain(): void {
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

/** The history state of a move from outside the site's frame: the next page is read from its top. */
export const READ_FROM_TOP = { isReadFromTop: true }

/** Whether a move had the state above; any page may be moved to with any state, or none. */
export const isReadFromTop = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isReadFromTop' in state
