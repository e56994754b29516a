import type { AuthOfTab } from './auth-in-tabs.ts'

/** Those who work with the pages for staff: of a store, and of the marketplace. */
export type Staff = 'partner' | 'operator'

/**
 * Who has joined the other tabs of this browser, made once for each store: the customer from the start,
 * a staff from its first page on.
 */
export const makeJoinedTabs = () => new Map<'customer' | Staff, AuthOfTab>()
