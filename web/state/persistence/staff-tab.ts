import type { AuthOfTab } from './auth-in-tabs.ts'

/* Apart from what the pages of staff do with it, which no other page needs to load. */

/** Those who work with the pages for staff: of a store, and of the marketplace. */
export type Staff = 'partner' | 'operator'

/** The tab that this is, from the first page of a staff on. */
const current = new Map<Staff, AuthOfTab>()

export const currentStaffTab = (staff: Staff): AuthOfTab | undefined => current.get(staff)

export function enterStaffTab(staff: Staff, tab: AuthOfTab): void {
  current.set(staff, tab)
}

/** Takes over what another tab of the same staff has renewed, before a token is. */
export async function catchUpWithStaffTabs(staff: Staff, hasWaited: boolean): Promise<void> {
  await current.get(staff)?.catchUp({ hasWaited })
}
