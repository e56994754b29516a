import { SLOT_MINUTES } from '../stores/slots.ts'

export const DEFAULT_DEADLINE_MINUTES = 10
/** How long an order waits for its money. */
export const PAYMENT_DEADLINE_MINUTES = 15

const MINUTE_MS = 60_000

/**
 * When a pending order declines itself. A pre-order placed while the store is closed gives `opensAt`:
 * its minutes count from opening, when somebody is there to answer.
 */
export function deadlineAt(
  placedAt: Date,
  minutes: number = DEFAULT_DEADLINE_MINUTES,
  opensAt: Date | null = null,
): Date {
  const fromMs = Math.max(placedAt.getTime(), opensAt?.getTime() ?? 0)
  return new Date(fromMs + minutes * MINUTE_MS)
}

/**
 * The deadline of a store to answer an order that reaches it at an instant: its minutes count from then
 * or, for a slot while the store is closed, from its opening (`opensAt`). The deadline is never after the
 * end of the slot.
 */
export function answerDeadlineAt({
  at,
  acceptMinutes,
  serviceTime,
  opensAt,
}: {
  at: Date
  acceptMinutes: number
  /** Null: as soon as possible. */
  serviceTime: Date | null
  opensAt: string | null
}): Date {
  if (serviceTime === null) return deadlineAt(at, acceptMinutes)
  const deadline = deadlineAt(at, acceptMinutes, opensAt === null ? null : new Date(opensAt))
  const slotEndMs = serviceTime.getTime() + SLOT_MINUTES * MINUTE_MS
  return new Date(Math.min(deadline.getTime(), slotEndMs))
}

/** When an order that awaits its payment is abandoned. */
export function paymentDeadlineAt(placedAt: Date): Date {
  return new Date(placedAt.getTime() + PAYMENT_DEADLINE_MINUTES * MINUTE_MS)
}
