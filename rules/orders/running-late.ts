import { arrivalWindow, type Awaited } from './arrival.ts'
import type { OrderStatus } from './order-status.ts'

const MINUTE_MS = 60_000

interface Followed extends Awaited {
  status: OrderStatus
  /** When it was to be there as its store accepted it. */
  promisedAt: Date
  /** The way to the door; 0 for collection. */
  deliveryMinutes: number
}

/**
 * Whether an order comes later than it was promised, as far as one can know by now: the kitchen has delayed
 * it, or has not let it go in time for the way there, or its courier is still not there. Nobody has to say
 * so. Food that has been handed over, or waits on the counter, is not late any more.
 */
export function isRunningLate(order: Followed, now: Date): boolean {
  const expectedAt = expectedAtOf(order, now)
  return expectedAt !== null && expectedAt > arrivalWindow({ ...order, dueAt: order.promisedAt }).to
}

/** The earliest an order can be there; null: it is there, or nothing is under way. */
function expectedAtOf({ status, dueAt, deliveryMinutes }: Followed, now: Date): Date | null {
  if (status !== 'accepted' && status !== 'outfordelivery') return null
  const wayMs = status === 'accepted' ? deliveryMinutes * MINUTE_MS : 0
  return new Date(Math.max(dueAt.getTime(), now.getTime() + wayMs))
}
