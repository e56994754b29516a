let isArriving = false

/** Reading begins at the top of the page, as after loading it. */
export function focusMain(): void {
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

/** The page of the site that is moved to next, from one outside its frame, is read from its top. */
export function focusMainOnArrival(): void {
  isArriving = true
}

export function arrive(): void {
  if (isArriving) focusMain()
  isArriving = false
}
