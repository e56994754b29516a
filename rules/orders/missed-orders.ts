import type { Act } from './order-status.ts'

/** How the wait of an order for its store's answer ended. */
export const ANSWERS = ['accept', 'decline', 'expire'] as const satisfies readonly Act[]
export type Answer = (typeof ANSWERS)[number]

/** From this many missed orders in a row on, a store pauses itself. */
const MISSED_BEFORE_PAUSE = 2
/** The minutes of a pause after the second order, after the third, and after all further ones. */
const PAUSE_MINUTES = [30, 60, 120] as const
/** More missed orders in a row change nothing. */
export const MISSED_COUNTED = MISSED_BEFORE_PAUSE + PAUSE_MINUTES.length - 1

const MINUTE_MS = 60_000

/** How many orders were missed since one was last accepted or declined; the newest answer comes first. */
export function missedInARow(newestFirst: readonly Answer[]): number {
  const answered = newestFirst.findIndex((answer) => answer !== 'expire')
  return answered < 0 ? newestFirst.length : answered
}

/**
 * Until when a store pauses itself because of an order that was missed at an instant; null: it does not.
 * It pauses from the second order in a row on, for longer each time. During a pause nobody can order, so
 * an order that is missed then, because it was placed before, adds nothing to it.
 */
export function pauseAfterMissed({
  missedAt,
  count,
  pausedUntil,
}: {
  missedAt: Date
  /** How many were missed in a row, this one included. */
  count: number
  pausedUntil: Date | null
}): Date | null {
  if (count < MISSED_BEFORE_PAUSE) return null
  if (pausedUntil !== null && pausedUntil > missedAt) return null
  const minutes = PAUSE_MINUTES[Math.min(count, MISSED_COUNTED) - MISSED_BEFORE_PAUSE] ?? 0
  return new Date(missedAt.getTime() + minutes * MINUTE_MS)
}
