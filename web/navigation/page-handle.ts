import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Whether an open page is read anew without a move, as after it was shown from the browser's store. */
export const isReadAgain = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href

/** What a route tells the frame around it: `export const handle: PageHandle = { … }`. */
export interface PageHandle {
  /** The header shows where the food goes, and lets it be changed. */
  showsPlace?: boolean
  /**
   * The query parameters that the page reads. With it, the server caches the page by its path and
   * these alone, and renders it without any other.
   */
  query?: readonly string[]
  /** Those whose change makes the open page ask the server again; any other changes without it. */
  rereadsBy?: readonly string[]
  /** On a phone the header scrolls away with the page, which has a bar of its own. */
  isHeaderLeftBehind?: boolean
}
