import type { Order } from '#contract/orders.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { eventThatMade, timeOf } from '#rules/orders/arrival.ts'
import { cookingStartsAt, preOrderStage } from '#rules/orders/order-moment.ts'
import { readyAt } from './order-times.ts'

export const COLUMNS = ['scheduled', 'new', 'cooking', 'ready'] as const
export type Column = (typeof COLUMNS)[number]

const COLUMN_OF: Readonly<Record<OrderStatus, Column | null>> = {
  awaitingpayment: null,
  unpaid: null,
  pending: 'new',
  accepted: 'cooking',
  outfordelivery: 'ready',
  readyforpickup: 'ready',
  completed: null,
  cancelled: null,
  declined: null,
}

type Timed = Pick<
  Order,
  'status' | 'serviceTime' | 'dueAt' | 'preparationMinutes' | 'deliveryMinutes' | 'events'
>

/** The times of an order as rules about its cooking want them. */
export function awaitedTimes<Ordered extends Pick<Order, 'serviceTime' | 'dueAt'>>(order: Ordered) {
  const { serviceTime, dueAt } = order
  return {
    ...order,
    serviceTime: serviceTime === 'asap' ? null : new Date(serviceTime),
    dueAt: new Date(dueAt),
  }
}

/**
 * Where an order stands on the board at an instant; null for one that is finished. One for later waits
 * until its cooking starts, then stands among the new ones until somebody begins with it.
 */
export function columnOf(order: Timed, now: Date): Column | null {
  const { status, events } = order
  const accepted = timeOf(events, 'accepted')
  const acceptedAt = accepted === null ? null : new Date(accepted)
  const isStarted = events.some(({ act }) => act === 'start')
  const stage = preOrderStage({ ...awaitedTimes(order), acceptedAt, isStarted }, now)
  if (stage === 'scheduled') return 'scheduled'
  return stage === 'toStart' ? 'new' : COLUMN_OF[status]
}

/**
 * The orders of each column, the most urgent first: new ones by when they must be answered or begun,
 * those for later by when they must be answered and then by when they are begun, those in the kitchen by
 * when they must be ready (so the late ones lead), those on the counter or on their way by how long they
 * have been there.
 */
export function columnsOf(orders: readonly Order[], now: Date): Record<Column, Order[]> {
  const of = (column: Column, instantOf: (order: Order) => number) =>
    orders
      .filter((order) => columnOf(order, now) === column)
      .toSorted(
        (a, b) => instantOf(a) - instantOf(b) || Date.parse(a.placedAt) - Date.parse(b.placedAt),
      )
  const startOf = (order: Order) => cookingStartsAt(awaitedTimes(order)).getTime()
  const scheduled = of('scheduled', startOf)
  return {
    scheduled: [
      ...scheduled
        .filter(isUnanswered)
        .toSorted((a, b) => Date.parse(a.deadlineAt) - Date.parse(b.deadlineAt)),
      ...scheduled.filter((order) => !isUnanswered(order)),
    ],
    new: of('new', (order) =>
      isUnanswered(order) ? Date.parse(order.deadlineAt) : startOf(order),
    ),
    cooking: of('cooking', (order) => readyAt(order).getTime()),
    ready: of('ready', (order) => statusSince(order).getTime()),
  }
}

const isUnanswered = ({ status }: Pick<Order, 'status'>) => status === 'pending'

/** The orders that somebody has to do something about first: answer them, or begin with them. */
export function awaitingOf(columns: Record<Column, Order[]>): Order[] {
  return [...columns.new, ...columns.scheduled.filter(isUnanswered)]
}

/** The orders that nobody answered in time and nobody has acknowledged, the newest first. */
export function missedOf(orders: readonly Order[]): Order[] {
  return orders
    .filter(({ isMissed }) => isMissed)
    .toSorted((a, b) => Date.parse(b.deadlineAt) - Date.parse(a.deadlineAt))
}

/** When an order reached the status it has. */
export function statusSince(order: Pick<Order, 'status' | 'events' | 'placedAt'>): Date {
  return new Date(eventThatMade(order.status, order.events)?.at ?? order.placedAt)
}
