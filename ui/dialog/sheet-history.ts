/**
 * Lets *Back* close the sheets that are open over a page, instead of leaving the page.
 *
 * An open sheet has an entry of its own in the history, above the entry of its page: the same address
 * and the router's same state, with the number of sheets added. The router never hears of going
 * between such entries. A sheet that is closed otherwise leaves its entry behind, unused, because
 * taking it away takes the browser a moment in which a link may have been followed:
 *
 * - the next sheet uses it;
 * - the next page takes its place, so that no entry of it stays between two pages;
 * - *Back* passes over it, and *Forward* and a reload find the page there, with no sheet open.
 */

interface Sheet {
  close: () => void
}

/** From the lowest to the one on top. */
const sheets: Sheet[] = []

/** How many entries of sheets lie above the page's own, up to the current one. */
let depth = 0
/** The router's number of the page's entry. */
let pageIndex: unknown = null
/** What the router has put in place of the page while the current entry was a sheet's. */
let replacement: { state: unknown; url: string } | null = null
/** The browser's state; null where this was never started, such as in tests of a component. */
let addEntry: (() => void) | null = null

/** To be called once, before the router is there. */
export function startSheetHistory(): void {
  const { history } = window
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  depth = depthOf(history.state)
  pageIndex = indexOf(history.state)
  addEntry = () => {
    depth += 1
    push({ ...history.state, sheetDepth: depth }, '')
  }
  history.pushState = (state, unused, url) => {
    if (depth > 0) replace(state, unused, url)
    else push(state, unused, url)
    isOnPage(state)
  }
  history.replaceState = (state, unused, url) => {
    if (depth === 0) replace(state, unused, url)
    else {
      replace({ ...state, sheetDepth: depth }, unused, url)
      replacement = { state: { ...state, sheetDepth: undefined }, url: window.location.href }
    }
    pageIndex = indexOf(state)
  }
  const restore = () => {
    if (depth > 0 || !replacement) return
    replace(replacement.state, '', replacement.url)
    replacement = null
  }
  // Before the router's own, which must not see a step that stays on the page.
  const onPop = (event: PopStateEvent) => {
    if (indexOf(event.state) !== pageIndex) return isOnPage(event.state)
    event.stopImmediatePropagation()
    const from = depth
    depth = depthOf(event.state)
    restore()
    if (depth >= from) return
    const closing = sheets.slice(depth)
    if (closing.length === 0) return history.back()
    for (const { close } of closing.toReversed()) close()
    addEntriesSoon()
  }
  window.addEventListener('popstate', onPop, { capture: true })
}

/** Says that a sheet is open, on top of those that are; answers what to call once it is not. */
export function sheetOpened(close: () => void): () => void {
  const sheet = { close }
  sheets.push(sheet)
  addEntries()
  return () => {
    const place = sheets.indexOf(sheet)
    if (place !== -1) sheets.splice(place, 1)
  }
}

/** How many entries lie above that of the page, for going back by a number of them. */
export const entriesAbovePage = (): number => depth

/** The router has gone to a page: what stays open over it needs an entry there. */
function isOnPage(state: unknown): void {
  depth = depthOf(state)
  pageIndex = indexOf(state)
  replacement = null
  addEntriesSoon()
}

/** After what closes now has done so. One that stays open gets an entry again. */
function addEntriesSoon(): void {
  setTimeout(addEntries)
}

function addEntries(): void {
  while (addEntry && depth < sheets.length) addEntry()
}

function depthOf(state: unknown): number {
  const given = valueIn(state, 'sheetDepth')
  return typeof given === 'number' ? given : 0
}

const indexOf = (state: unknown): unknown => valueIn(state, 'idx')

function valueIn(state: unknown, key: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
}
