import { deadlineAt } from '#rules/orders/order-deadline.ts'
import { SLOT_MINUTES } from '#rules/stores/slots.ts'

const MINUTE_MS = 60_000

/**
 * When the store has to have answered an order that reaches it at an instant: its minutes count from
 * then, or, for a slot, from the opening when nobody is there before; but an answer after the end of
 * the slot is of use to nobody.
 */
export function answerBy({
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
