import type { Order } from '#contract/orders.ts'
import {
  arrivalWindow,
  isLaterThanPromised,
  type Awaited,
  eventThatMade,
} from '#rules/orders/arrival.ts'
import { cookingStartsAt, type OrderMoment } from '#rules/orders/order-moment.ts'
import { isRunningLate } from '#rules/orders/running-late.ts'
import { formatPence } from '#rules/money/pence.ts'
import { dayOfInstant, formatLondonTime } from '#rules/time/london.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { dayWord } from '#web/orders/contents/day-messages.ts'

const minuteMs = 60_000

/** The times of an order, in the form that the rules about time take. */
export function awaitedOf(order: Pick<Order, 'serviceType' | 'serviceTime' | 'dueAt'>): Awaited {
  const { serviceType, serviceTime, dueAt } = order
  return {
    serviceType,
    serviceTime: serviceTime === 'asap' ? null : new Date(serviceTime),
    dueAt: new Date(dueAt),
  }
}

/** When the restaurant got the order: when it was paid, or else placed. */
export function sentAt({ events, placedAt }: Pick<Order, 'events' | 'placedAt'>): Date {
  return new Date(eventThatMade('pending', events)?.at ?? placedAt)
}

export interface Headline {
  /** The smaller text above it; empty: none. */
  lead: string
  big: string
}

/** When a delivery arrives: the largest text of its page. */
export function arrivalWords(
  t: Translate,
  order: Order,
  { isLate }: OrderMoment,
  now: Date,
): Headline {
  const { from, to } = arrivalWindow(awaitedOf(order))
  const big = t('tracking.window', { from: formatLondonTime(from), to: formatLondonTime(to) })
  const day = otherDay(t, from, now)
  if (isLate) return { big, lead: day ? t('tracking.wasDueOn', { day }) : t('tracking.wasDue') }
  return { big, lead: day ? t('tracking.arrivingOn', { day }) : t('tracking.arriving') }
}

/** When a collection is ready, as its heading. */
export function readyWords(t: Translate, order: Order, { isLate }: OrderMoment, now: Date): string {
  const { from, to } = arrivalWindow(awaitedOf(order))
  if (isLate) return t('tracking.runningLate')
  if (order.serviceTime === 'asap')
    return t('tracking.readyAround', { time: timeInSentence(t, from, now) })
  const times = { from: formatLondonTime(from), to: formatLondonTime(to) }
  const day = otherDay(t, from, now)
  return day ? t('tracking.collectOn', { day, ...times }) : t('tracking.collectBetween', times)
}

/** The slot that the customer chose, until the order is accepted; empty: as soon as possible. */
export function chosenTimeWords(t: Translate, order: Order, now: Date): string {
  if (order.serviceTime === 'asap') return ''
  const { from, to } = arrivalWindow(awaitedOf(order))
  const times = { from: formatLondonTime(from), to: formatLondonTime(to) }
  const day = otherDay(t, from, now)
  return day ? t('tracking.choseOn', { day, ...times }) : t('tracking.chose', times)
}

/** The state of an accepted order, in a sentence or two. */
export function progressWords(
  t: Translate,
  order: Order,
  { of, isLate }: OrderMoment,
  now: Date,
): string {
  const { store, events, serviceType } = order
  const at = (instant: Date | string) => timeInSentence(t, new Date(instant), now)
  const accepted = at(eventThatMade('accepted', events)?.at ?? order.placedAt)
  if (of === 'scheduled') {
    const time = at(cookingStartsAt({ ...order, ...awaitedOf(order) }))
    return t('tracking.startsAt', { store: store.name, accepted, time })
  }
  if (of === 'onItsWay') return leftWords(t, order, isLate, now)
  if (isLate)
    return serviceType === 'collection'
      ? t('tracking.wasReadyBy', { store: store.name, time: at(order.dueAt) })
      : t('tracking.notSetOff', { store: store.name })
  const late = runningLateWords(t, order, now)
  if (late) return late
  if (serviceType === 'collection') return t('tracking.beingMade', { accepted })
  return t('tracking.setsOff', { accepted, time: at(setsOffAt(order)) })
}

/** When a delivery should leave to be there in time. */
function setsOffAt(order: Order): Date {
  const { to } = arrivalWindow(awaitedOf(order))
  return new Date(to.getTime() - order.deliveryMinutes * minuteMs)
}

/** That an order in the kitchen comes later than was promised, before its time has passed; empty: it doesn't. */
function runningLateWords(t: Translate, order: Order, now: Date): string {
  const awaited = { ...awaitedOf(order), promisedAt: new Date(order.promisedAt) }
  const { status, deliveryMinutes, store } = order
  if (!isRunningLate({ ...awaited, status, deliveryMinutes }, now)) return ''
  const { to } = arrivalWindow({ ...awaited, dueAt: awaited.promisedAt })
  const promised = timeInSentence(t, to, now)
  return isLaterThanPromised(awaited)
    ? t('tracking.takesLonger', { store: store.name, promised })
    : t('tracking.notSetOffYet', { store: store.name, promised })
}

function leftWords(t: Translate, order: Order, isLate: boolean, now: Date): string {
  const left = new Date(eventThatMade('outfordelivery', order.events)?.at ?? order.dueAt)
  const values = { store: order.store.name, time: timeInSentence(t, left, now) }
  if (isLate) return t('tracking.leftOverdue', values)
  const awaited = { ...awaitedOf(order), promisedAt: new Date(order.promisedAt) }
  if (!isLaterThanPromised(awaited)) return t('tracking.left', values)
  const { to } = arrivalWindow({ ...awaited, dueAt: awaited.promisedAt })
  return t('tracking.leftLate', { ...values, promised: timeInSentence(t, to, now) })
}

/** The amount to pay in cash at the door; empty if there is none. */
export function cashWords(t: Translate, { payment, totalPence, serviceType }: Order): string {
  if (payment || serviceType === 'collection') return ''
  return t('tracking.haveCash', { total: formatPence(totalPence) })
}

/** What to say and to pay at the counter. */
export function counterWords(t: Translate, { payment, totalPence }: Order): string {
  return payment
    ? t('tracking.sayNumberPaid')
    : t('tracking.sayNumberCash', { total: formatPence(totalPence) })
}

/** "Delivered at 19:11"; with the day if that was not today. */
export function doneWords(t: Translate, order: Order, now: Date): string {
  const at = new Date(eventThatMade('completed', order.events)?.at ?? order.dueAt)
  const values = { time: formatLondonTime(at), day: dayWord(t, at, now) }
  const isToday = dayOfInstant(at.getTime()) === dayOfInstant(now.getTime())
  if (order.serviceType === 'delivery')
    return t(isToday ? 'tracking.delivered' : 'tracking.deliveredOn', values)
  return t(isToday ? 'tracking.collected' : 'tracking.collectedOn', values)
}

/** The day of an instant that is not today: "tomorrow", "Sat 21 Nov". */
function otherDay(t: Translate, at: Date, now: Date): string | null {
  const days = dayOfInstant(at.getTime()) - dayOfInstant(now.getTime())
  if (days === 0) return null
  return days === 1 ? t('tracking.tomorrow') : dayWord(t, at, now)
}

/** An instant inside a sentence: "19:15", "19:15 tomorrow", "19:15 on Sat 21 Nov". */
export function timeInSentence(t: Translate, at: Date, now: Date): string {
  const time = formatLondonTime(at)
  const days = dayOfInstant(at.getTime()) - dayOfInstant(now.getTime())
  if (days === 0) return time
  return days === 1
    ? t('tracking.timeTomorrow', { time })
    : t('tracking.timeOnDay', { time, day: dayWord(t, at, now) })
}
