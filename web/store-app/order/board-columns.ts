import type { Order } from '#contract/orders.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { eventThatMade } from '#rules/orders/arrival.ts'
import { readyAt } from './order-times.ts'

export const COLUMNS = ['new', 'cooking', 'ready'] as const
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

/** Where an order stands on the board; null for one that is finished. */
export function columnOf(order: Pick<Order, 'status'>): Column | null {
  return COLUMN_OF[order.status]
}

/**
 * The orders of each column, the most urgent first: new ones by when they must be answered, those in
 * the kitchen by when they must be ready (so the late ones lead), those on the counter or on their
 * way by how long they have been there.
 */
export function columnsOf(orders: readonly Order[]): Record<Column, Order[]> {
  const of = (column: Column, instantOf: (order: Order) => number) =>
    orders
      .filter((order) => columnOf(order) === column)
      .toSorted(
        (a, b) => instantOf(a) - instantOf(b) || Date.parse(a.placedAt) - Date.parse(b.placedAt),
      )
  return {
    new: of('new', ({ deadlineAt }) => Date.parse(deadlineAt)),
    cooking: of('cooking', (order) => readyAt(order).getTime()),
    ready: of('ready', (order) => statusSince(order).getTime()),
  }
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
