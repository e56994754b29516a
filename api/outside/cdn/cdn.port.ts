/** A network that caches pages in front of us. */
export interface CdnPort {
  /** Purges every page with one of these keys. Rejects unless the network confirms it. */
  purge(keys: readonly string[]): Promise<void>
}

/** The key of every page. */
export const EVERY_PAGE = 'pages'

/** The key of the pages that show a store. */
export const storeKey = (storeId: string): string => `store-${storeId}`
