/** Reading begins at the top of the page, as after loading it. */
export function focusMain(): void {
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

/** The state of a move from outside the site's frame: the page that it leads to is read from its top. */
export const READ_FROM_TOP = { isReadFromTop: true }

/** Whether a move had the state above; any page may be moved to with any state, or none. */
export const isReadFromTop = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isReadFromTop' in state
