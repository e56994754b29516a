import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Whether an open page's data is loaded again without a move, as after it was shown from the service worker's
 * cache.
 */
export const isReadAgain = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href

/** What a route exports for the frame around it: `export const handle: PageHandle = { … }`. */
export interface PageHandle {
  /** The header shows the searched address, and lets it be changed. */
  showsPlace?: boolean
  /**
   * The query parameters that the page reads. With it, the server caches the page by its path and these
   * alone, and renders it without any other.
   */
  query?: readonly string[]
  /** Those whose change makes the open page load its data again; any other changes without that. */
  rereadsBy?: readonly string[]
  /** On a phone the header scrolls away with the page, which has a bar of its own. */
  isHeaderLeftBehind?: boolean
}
