import type { AuthOfTab } from './auth-in-tabs.ts'

/** The two staffs with pages of their own: a store's, and the marketplace's. */
export type Staff = 'partner' | 'operator'

/**
 * The sessions that are synchronised with the other tabs of this browser, made once for each store: the
 * customer's from the start, a staff's from its first page on.
 */
export const makeJoinedTabs = () => new Map<'customer' | Staff, AuthOfTab>()
