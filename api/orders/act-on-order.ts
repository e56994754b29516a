import type { DeclineReason, Order } from '#contract/orders.ts'
import { dueAt as orderDueAt } from '#rules/orders/order-deadline.ts'
import { nextStatus, type Act, type Actor } from '#rules/orders/order-status.ts'
import type { Context } from '#api/context.ts'
import { againWhenEnded } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Job } from '#api/jobs/enqueue.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { loadOrder, moveOrder, type OrderRow } from './orders.queries.ts'
import { orderOf } from './read-order.ts'

export interface OrderAct {
  orderId: string
  act: Act
  by: Actor
  /** Whose account acts; null for guests and the system. */
  accountId: string | null
  /** Of an acceptance: when the food is ready. Without them the order stays due as it was. */
  minutes?: number | undefined
  /** Why it ends, which the customer reads. */
  reason?: DeclineReason
  reasonText?: string
}

/**
 * Does one act to an order: moves it on, adds to its events and leaves the e-mails, all or nothing.
 * That this person may touch this order is the caller's to have made sure of. Throws
 * NONEXISTING_ORDER, and ORDER_STATUS_INVALID with the `status` it has when the act is not possible
 * (any more), as for the loser of two at once.
 */
export async function actOnOrder({ db, now }: Context, given: OrderAct): Promise<Order> {
  const { orderId, act, by, accountId, minutes, reason = null, reasonText = null } = given
  const order = await loadExisting(db, orderId)
  const { status: from, service, serviceTime, snapshot } = order
  const status = nextStatus({ status: from, act, by, service })
  if (!status) throw new ApiError('ORDER_STATUS_INVALID', { status: from })

  const at = now()
  const times = { serviceTime, placedAt: at, deliveryMinutes: snapshot.deliveryMinutes }
  const dueAt = minutes === undefined ? null : orderDueAt({ ...times, preparationMinutes: minutes })
  const move = { act, from, status, by, accountId, at, dueAt, reason, reasonText }
  const eventId = await againWhenEnded(() =>
    moveOrder(db, orderId, move, emailsAbout(orderId, act)),
  )
  if (eventId === null) {
    const { status } = await loadExisting(db, orderId)
    throw new ApiError('ORDER_STATUS_INVALID', { status })
  }
  const moved = {
    ...order,
    status,
    dueAt: dueAt ?? order.dueAt,
    reason: reason ?? order.reason,
    reasonText: reasonText ?? order.reasonText,
    events: [...order.events, { id: eventId, act, status, by, at: at.toISOString() }],
  }
  return orderOf(moved, by)
}

async function loadExisting(db: Context['db'], orderId: string): Promise<OrderRow> {
  const order = await loadOrder(db, orderId)
  if (!order) throw new ApiError('NONEXISTING_ORDER')
  return order
}

type Email = Pick<Tasks['send-order-email'], 'message' | 'to'>

const EMAILS: Readonly<Record<Act, readonly Email[]>> = {
  authorise: [
    { message: 'received', to: 'customer' },
    { message: 'received', to: 'store' },
  ],
  abandon: [],
  accept: [{ message: 'accepted', to: 'customer' }],
  decline: [{ message: 'declined', to: 'customer' }],
  expire: [
    { message: 'declined', to: 'customer' },
    { message: 'declined', to: 'store' },
  ],
  cancel: [
    { message: 'cancelled', to: 'customer' },
    { message: 'cancelled', to: 'store' },
  ],
  dispatch: [],
  ready: [],
  complete: [
    { message: 'completed', to: 'customer' },
    { message: 'completed', to: 'store' },
  ],
}

function emailsAbout(orderId: string, act: Act): Job[] {
  return EMAILS[act].map((email) => ({ task: 'send-order-email', payload: { orderId, ...email } }))
}
