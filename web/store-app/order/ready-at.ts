import type { Order } from '#contract/orders.ts'

const minuteMs = 60_000

/** When the kitchen must be done with an order: the way to the door before it is due there. */
export function readyAt({
  dueAt,
  deliveryMinutes,
}: Pick<Order, 'dueAt' | 'deliveryMinutes'>): Date {
  return new Date(Date.parse(dueAt) - deliveryMinutes * minuteMs)
}

export interface Lateness {
  isLate: boolean
  /** Whole minutes until then or, when late, since then. */
  minutes: number
}

/**
 * How far away an instant is. Late begins with the first whole minute after it, so that nobody is
 * told "0 late".
 */
export function latenessOf(at: Date, now: Date): Lateness {
  const leftMs = at.getTime() - now.getTime()
  const lateMinutes = Math.floor(-leftMs / minuteMs)
  if (lateMinutes >= 1) return { isLate: true, minutes: lateMinutes }
  return { isLate: false, minutes: Math.max(0, Math.ceil(leftMs / minuteMs)) }
}

/** How much of a span has passed, from 0 to 1. */
export function shareOf(from: Date, to: Date, now: Date): number {
  const spanMs = to.getTime() - from.getTime()
  if (spanMs <= 0) return 1
  return Math.min(1, Math.max(0, (now.getTime() - from.getTime()) / spanMs))
}
