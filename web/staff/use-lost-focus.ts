import { useEffect } from 'react'
import { focusMain } from '#web/navigation/focus-main.ts'

/** A dialog returns the focus only after it has closed, and a page may move it by itself. */
const waitMs = 60
/** From the place of the latest focus to those before it: that of a dialog goes with the dialog. */
const PLACES = 4
const LISTS = 'ul, ol, tbody'

/** Where the focus was. */
interface Place {
  /** What had it, and all around that, each with its place among its siblings. */
  path: readonly { element: Element; index: number }[]
  name: string
  /** The page that it was on. */
  main: Element | null
  /** A pointer is where it is: the page does not scroll away from under it. */
  isByPointer: boolean
}

/**
 * What has the focus may go: a row that is dealt with, a button that is pressed once, a page that is left.
 * Then the focus moves to the same thing drawn anew, to the next row, or to the heading above; otherwise a
 * keyboard would begin again at the top of the page, and a screen reader would say nothing. In a strip that
 * scrolls sideways, what the keyboard has come to is shown whole.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let places: readonly Place[] = []
    let isByPointer = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (!isByPointer) showWhole(target)
      const others = places.filter(({ path }) => path[0]?.element !== target)
      places = [{ ...placeOf(target), isByPointer }, ...others].slice(0, PLACES)
    }
    // A press beside everything takes the focus away on purpose.
    const pressed = () => {
      isByPointer = true
      places = []
    }
    const typed = () => {
      isByPointer = false
    }
    const look = () => {
      clearTimeout(timer)
      if (!isLost(places)) return
      // It was let go, as by the key that hides the keyboard of a phone.
      if (canHaveFocus(places[0]?.path[0]?.element)) places = []
      else timer = setTimeout(() => isLost(places) && moveOn(places), waitMs)
    }
    const observer = new MutationObserver(look)
    const attributeFilter = ['disabled', 'hidden']
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter })
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', pressed, true)
    document.addEventListener('keydown', typed, true)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', pressed, true)
      document.removeEventListener('keydown', typed, true)
    }
  }, [])
}

function placeOf(focused: Element): Omit<Place, 'isByPointer'> {
  const path: { element: Element; index: number }[] = []
  for (let element: Element | null = focused; element; element = element.parentElement)
    path.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) })
  return {
    path,
    name: nameOf(focused),
    main: document.getElementById('main'),
  }
}

/** Enough of its name to know it again. */
function nameOf(element: Element): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
  return `${element.tagName} ${element.getAttribute('aria-label') ?? label ?? element.textContent}`
}

const isLost = (places: readonly Place[]): boolean =>
  places.length > 0 && (!document.activeElement || document.activeElement === document.body)

function moveOn(places: readonly Place[]): void {
  if (places[0]?.main?.isConnected === false) return focusMain()
  for (const place of places) {
    const next = nextOf(place)
    if (!next) continue
    // A row is not pressed: whoever holds the enter key down would do the same to the next one.
    if (next.tabIndex < 0) next.tabIndex = -1
    next.focus({ preventScroll: places[0]?.isByPointer ?? false })
    if (document.activeElement === next) return
  }
  focusMain()
}

function nextOf(place: Place): HTMLElement | null {
  const again = drawnAnew(place)
  if (again) return again
  for (const [step, { element }] of place.path.entries()) {
    if (!element.isConnected) continue
    if (element.matches(LISTS)) {
      const index = place.path[step - 1]?.index ?? 0
      const row = element.children[index] ?? element.children[index - 1]
      if (row instanceof HTMLElement) return row
    }
    const heading = headingOf(element)
    if (heading) return heading
  }
  return null
}

/** What is now where it was, if that has its name and can have the focus. In a list that is another row's. */
function drawnAnew({ path, name }: Place): HTMLElement | null {
  const known = path.findIndex(({ element }) => element.isConnected)
  let now = path[known]?.element
  if (now?.matches(LISTS)) return null
  for (const { index } of path.slice(0, Math.max(known, 0)).toReversed()) now = now?.children[index]
  return canHaveFocus(now) && nameOf(now) === name ? now : null
}

const canHaveFocus = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(':enabled, a[href], [tabindex]') &&
  element.isConnected &&
  element.checkVisibility()

/** What names a part of the page, or the page itself. */
function headingOf(part: Element): HTMLElement | null {
  const heading = part.matches('main')
    ? part.querySelector<HTMLElement>('h1')
    : document.getElementById(part.getAttribute('aria-labelledby') ?? '')
  return heading && part.contains(heading) && heading.matches('h1, h2, h3') ? heading : null
}

/** Browsers leave it cut off where only its edge is in sight. */
function showWhole(focused: Element): void {
  const seen = focused.closest('label') ?? focused
  const strip = seen.parentElement?.closest('ul, ol, fieldset, [role="tablist"]')
  if (!strip || strip.scrollWidth <= strip.clientWidth) return
  const [own, all] = [seen.getBoundingClientRect(), strip.getBoundingClientRect()]
  if (own.left < all.left) strip.scrollBy({ left: own.left - all.left, behavior: 'instant' })
  if (own.right > all.right) strip.scrollBy({ left: own.right - all.right, behavior: 'instant' })
}
