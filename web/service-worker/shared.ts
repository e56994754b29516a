/* What the service worker and the pages of the website share. */

export const PREFIX = 'tuck-in'

/** The caches of personal answers; logging out deletes both. */
export const ACCOUNT_CACHE = `${PREFIX}-account`
export const GUEST_CACHE = `${PREFIX}-guest`

/** In an answer of the personal cache: when the server gave it. */
export const STORED_AT_HEADER = 'x-stored-at'

/** The board of a restaurant, which its staff can read without a network. */
export const BOARD_PATH = '/store-app'

export const isStoreAppPath = (pathname: string): boolean => /^\/store-app(\/|$)/.test(pathname)

export const isOperatorPath = (pathname: string): boolean => /^\/operator(\/|$)/.test(pathname)

/** The page shown instead of one that is not stored; see web/content/offline.page.tsx. */
export const OFFLINE_PATH = '/offline'

/** The message of a page to the worker when it is opened. */
export interface PageShown {
  /** Null for a page that is not to be stored. */
  path: string | null
  /** The files it has loaded, also those that its HTML does not name. */
  files: readonly string[]
}

/**
 * The worker's answer: whether the shown copy is up to date. `otherBuild`: another build of the website than
 * the server's made it.
 */
export type ShownState =
  | { is: 'same' | 'changed' | 'otherBuild' }
  | { is: 'unreachable'; asOfMs: number }
