/** A network that caches pages in front of us. */
export interface CdnPort {
  /** Has it drop every page that carries one of these keys. Rejects unless it says that it will. */
  purge(keys: readonly string[]): Promise<void>
}

/** The key that every page carries. */
export const EVERY_PAGE = 'pages'

/** The key of the pages that show a store. */
export const storeKey = (storeId: string): string => `store-${storeId}`
