import type { StoreCard, listStores } from '#contract/stores/stores.ts'
import type { QueryOf } from '#contract/call.ts'

/* The contract's own lists come with its schemas, which do not travel to the browser. */

export type StoreTab = StoreCard['tab']
export type StoreSort = QueryOf<typeof listStores>['sort']

export const STORE_TABS = ['available', 'preorder', 'closed'] as const satisfies StoreTab[]
export const STORE_SORTS = ['best-match', 'distance', 'reviews'] as const satisfies StoreSort[]
