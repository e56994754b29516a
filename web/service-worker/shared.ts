/* What the service worker and the pages of the website have in common. */

export const PREFIX = 'tuck-in'

/** The caches of what is somebody's own; whoever logs out deletes both. */
export const ACCOUNT_CACHE = `${PREFIX}-account`
export const GUEST_CACHE = `${PREFIX}-guest`

/** In an answer of the personal cache: when the server gave it. */
export const STORED_AT_HEADER = 'x-stored-at'

export const isStaffPath = (pathname: string): boolean =>
  /^\/(store-app|operator)(\/|$)/.test(pathname)

/** The page that stands in for one that is not stored; see web/content/offline.page.tsx. */
export const OFFLINE_PATH = '/offline'

/** What a page tells the worker when somebody comes to it. */
export interface PageShown {
  /** Null for a page that is not to be stored. */
  path: string | null
  /** The files it has loaded, also those that its HTML does not name. */
  files: readonly string[]
}

/**
 * What the worker answers: whether what it showed is still true. `otherBuild`: it was made by another
 * build of the website than the server's.
 */
export type ShownState =
  | { is: 'same' | 'changed' | 'otherBuild' }
  | { is: 'unreachable'; asOfMs: number }
