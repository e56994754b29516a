/** Puts the focus on the first control of a form that says it is wrong. */
export function focusFault(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
