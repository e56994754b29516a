/**
 * Why a store takes no orders: its staff want it so, nobody answered its last orders, nobody had the store app
 * open, or the marketplace wants it so, of the store or of its whole area, which the staff can't end.
 */
export const PAUSE_REASONS = ['staff', 'missedOrders', 'unattended', 'marketplace', 'area'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** Whether the marketplace has paused it, so that its staff can't end that. */
export const isByMarketplace = (reason: PauseReason): boolean =>
  reason === 'marketplace' || reason === 'area'

const DAY_MS = 86_400_000
/** How long the marketplace pauses a restaurant for; for longer it suspends it. */
const PAUSE_MAXIMUM_MS = 28 * DAY_MS

/** Whether a pause of the marketplace that begins now may end then. */
export function isPauseEnd(until: Date, now: Date): boolean {
  const ms = until.getTime() - now.getTime()
  return ms > 0 && ms <= PAUSE_MAXIMUM_MS
}
