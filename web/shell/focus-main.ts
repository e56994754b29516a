/** Reading begins at the top of the page, as after loading it. */
export function focusMain(): void {
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}
