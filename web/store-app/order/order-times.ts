import type { Order } from '#contract/orders.ts'
import { timeOf } from '#rules/orders/arrival.ts'

const secondMs = 1000

const hourSeconds = 3600

const shortestMinutes = 5

const longestMinutes = 180

export const MINUTES_STEP = 5

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

/** What is left until an instant, as it is read on the accept button: "8:40", "1:02:05", "0:00". */
export function countdownText(until: Date, now: Date): string {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / secondMs))
  const hours = Math.floor(seconds / hourSeconds)
  const minutes = Math.floor((seconds % hourSeconds) / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** How many minutes a store had to answer an order. */
export function answerMinutes(order: Pick<Order, 'events' | 'placedAt' | 'deadlineAt'>): number {
  const receivedAt = timeOf(order.events, 'pending') ?? order.placedAt
  return Math.round((Date.parse(order.deadlineAt) - Date.parse(receivedAt)) / minuteMs)
}

/** A number of minutes that a kitchen may promise: a multiple of five, from 5 to 180. */
export function promisableMinutes(minutes: number): number {
  const rounded = Math.round(minutes / MINUTES_STEP) * MINUTES_STEP
  return Math.min(longestMinutes, Math.max(shortestMinutes, rounded))
}

/**
 * How many minutes the kitchen took on average from accepting an order to letting it go; null when
 * it has let none go. Orders for a time of their own say nothing about how fast it is.
 */
export function averageReadyMinutes(
  orders: readonly Pick<Order, 'events' | 'serviceTime'>[],
): number | null {
  const spansMs = orders.flatMap(({ events, serviceTime }) => {
    const accepted = events.find(({ act }) => act === 'accept')
    const left = events.find(({ act }) => act === 'ready' || act === 'dispatch')
    if (serviceTime !== 'asap' || !accepted || !left) return []
    return [Date.parse(left.at) - Date.parse(accepted.at)]
  })
  if (spansMs.length === 0) return null
  const totalMs = spansMs.reduce((sum, spanMs) => sum + spanMs, 0)
  return Math.round(totalMs / spansMs.length / minuteMs)
}
