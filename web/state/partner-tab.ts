import type { AuthOfTab } from './auth-in-tabs.ts'

/* Apart from what the store app does with it, which no other page needs to load. */

/** The tab that this is, from the first page of the store app on. */
let current: AuthOfTab | null = null

export const currentPartnerTab = (): AuthOfTab | null => current

export function enterPartnerTab(tab: AuthOfTab): void {
  current = tab
}

/** Takes over what another tab of the store app has renewed, before a token is. */
export async function catchUpWithPartnerTabs(hasWaited: boolean): Promise<void> {
  await current?.catchUp({ hasWaited })
}
