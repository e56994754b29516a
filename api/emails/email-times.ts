import type { Order } from '#contract/orders.ts'
import { SLOT_MINUTES } from '#rules/stores/slots.ts'
import { dayOfInstant, formatLondonTime } from '#rules/time/london.ts'
import type { Say } from './say.ts'

const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** "Friday 20 November 2026", in London. */
export function formatLongDay(at: Date): string {
  return longDay.format(at).replace(',', '')
}

/** "Friday 20 November 2026, 18:42". */
export function formatDayAndTime(at: Date): string {
  return `${formatLongDay(at)}, ${formatLondonTime(at)}`
}

/** "18:52", by which the store has to answer; with the day when that is not the day of the order. */
export function answerBy({ deadlineAt, placedAt }: Order): string {
  const at = new Date(deadlineAt)
  return isSameDay(at, new Date(placedAt)) ? formatLondonTime(at) : formatDayAndTime(at)
}

/**
 * When the food is expected: "around 19:20", or the quarter hour that was asked for, "18:30 to
 * 18:45"; with the day when that is not the day it was ordered.
 */
export function expectedWhen(order: Order, say: Say): string {
  const dueAt = new Date(order.dueAt)
  const slot = slotOf(order)
  const time = slot
    ? say('order.between', {
        from: formatLondonTime(slot.startAt),
        to: formatLondonTime(slot.endAt),
      })
    : say('order.around', { time: formatLondonTime(dueAt) })
  const at = slot ? slot.startAt : dueAt
  if (isSameDay(at, new Date(order.placedAt))) return time
  return say('order.onDay', { day: formatLongDay(at), time })
}

function isSameDay(a: Date, b: Date): boolean {
  return dayOfInstant(a.getTime()) === dayOfInstant(b.getTime())
}

/** The slot that was asked for, unless the store has promised another time since. */
function slotOf({ serviceTime, dueAt }: Order): { startAt: Date; endAt: Date } | null {
  if (serviceTime === 'asap') return null
  const startAt = new Date(serviceTime)
  const endAt = new Date(startAt.getTime() + SLOT_MINUTES * 60_000)
  const due = Date.parse(dueAt)
  return due >= startAt.getTime() && due <= endAt.getTime() ? { startAt, endAt } : null
}
