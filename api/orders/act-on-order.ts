import type { DeclineReason, Order } from '#contract/orders.ts'
import { dueAt } from '#rules/orders/order-deadline.ts'
import { nextStatus, type Act, type Actor } from '#rules/orders/order-status.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue, type Job } from '#api/jobs/enqueue.ts'
import { loadStanding, moveOrder, recordOrderEvent } from './orders.queries.ts'
import { readOrder } from './read-order.ts'

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
export async function actOnOrder(context: Context, act: OrderAct): Promise<Order> {
  await inTransaction(context.db, (transaction) => perform(transaction, act, context.now()))
  return readOrder(context, act.orderId, act.by)
}

async function perform(transaction: Transaction, given: OrderAct, now: Date): Promise<void> {
  const { orderId, act, by, accountId, minutes, reason, reasonText } = given
  const order = await loadStanding(transaction, orderId)
  if (!order) throw new ApiError('NONEXISTING_ORDER')
  const { status: from, service, serviceTime, storeId, deliveryMinutes } = order
  const status = nextStatus({ status: from, act, by, service })
  if (!status) throw new ApiError('ORDER_STATUS_INVALID', { status: from })

  const isMoved = await moveOrder(transaction, orderId, {
    from,
    status,
    ...(minutes !== undefined && {
      dueAt: dueAt({ serviceTime, placedAt: now, preparationMinutes: minutes, deliveryMinutes }),
    }),
    ...(reason && { reason, reasonText }),
  })
  if (!isMoved) {
    const { status } = (await loadStanding(transaction, orderId)) ?? { status: from }
    throw new ApiError('ORDER_STATUS_INVALID', { status })
  }
  await recordOrderEvent(transaction, { orderId, storeId, act, status, by, accountId, at: now })
  await enqueue(transaction, emailsAbout(orderId, act))
}

type Email = Pick<Job['payload'], 'message' | 'to'>

const EMAILS: Readonly<Record<Act, readonly Email[]>> = {
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
