import { SLOT_MINUTES } from '#rules/stores/slots.ts'

/** What is known of how much a kitchen has to do and can do. */
export interface Kitchen {
  /** Orders that it has to cook now, answered or not. */
  inWork: number
  /** How many orders it takes on for a quarter of an hour; null: as many as come. */
  slotOrders: number | null
  /** How long an order that is placed now takes it. */
  preparationMinutes: number
}

/**
 * How full a kitchen is, of a hundred and above where it has taken on more; null where it has no limit. One that
 * takes on 4 orders for a quarter of an hour and needs 30 minutes for each has 8 in work when it is full.
 */
export function kitchenFullPercent(kitchen: Kitchen): number | null {
  const { inWork, slotOrders, preparationMinutes } = kitchen
  if (slotOrders === null) return null
  const atOnce = slotOrders * Math.max(1, preparationMinutes / SLOT_MINUTES)
  return Math.round((inWork / atOnce) * 100)
}

/** A store app that is open says so at least this often, with time to spare. */
const BOARD_SEEN_MS = 2 * 60_000

/** Whether somebody has the store app of a restaurant open; `seenAt` is null where nobody ever had. */
export function isBoardOn(seenAt: Date | null, now: Date): boolean {
  return seenAt !== null && now.getTime() - seenAt.getTime() < BOARD_SEEN_MS
}
