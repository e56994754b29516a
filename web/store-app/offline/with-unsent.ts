import type { OrderEvent } from '#contract/order-event.ts'
import type { Order } from '#contract/orders.ts'
import { dueAt } from '#rules/orders/arrival.ts'
import { actsFor, nextStatus } from '#rules/orders/order-status.ts'
import type { UnsentAct } from './unsent-act.ts'

/**
 * The orders as the kitchen has left them: with what it has done and the server doesn't know of. An order
 * that it has ended or handed over stays where it was, so that its card can say that this isn't sent.
 */
export function withUnsent(orders: readonly Order[], acts: readonly UnsentAct[]): Order[] {
  return orders.map((order) => unsentOf(acts, order).reduce(after, order))
}

/** What was done to an order and is not sent. */
export const unsentOf = (acts: readonly UnsentAct[], order: Pick<Order, 'id'>): UnsentAct[] =>
  acts.filter((act) => act.order.id === order.id && act.refusal === null)

/** Whether an event of an order is one of these, which the server doesn't know of. */
export const isUnsentEvent = ({ id }: Pick<OrderEvent, 'id'>): boolean => id < 0

function after(order: Order, { seq, command, doneAtMs }: UnsentAct): Order {
  const { act } = command
  const at = new Date(doneAtMs)
  if (act === 'acknowledge') return { ...order, isMissed: false }
  const happened = { id: -seq, act, by: 'partner' as const, at: at.toISOString() }
  if (act === 'start')
    return { ...order, events: [...order.events, { ...happened, status: order.status }] }
  const service = order.serviceType
  const status = nextStatus({ status: order.status, act, by: 'partner', service })
  // The server has moved it meanwhile.
  if (status === null) return order
  if (act !== 'accept' && act !== 'ready' && act !== 'dispatch') return { ...order, acts: [] }
  return {
    ...order,
    status,
    events: [...order.events, { ...happened, status }],
    acts: actsFor({ status, by: 'partner', service }),
    ...(act === 'accept' &&
      command.body.minutes !== undefined && {
        dueAt: dueAt({
          serviceTime: order.serviceTime === 'asap' ? null : new Date(order.serviceTime),
          placedAt: at,
          preparationMinutes: command.body.minutes,
          deliveryMinutes: order.deliveryMinutes,
        }).toISOString(),
      }),
  }
}
