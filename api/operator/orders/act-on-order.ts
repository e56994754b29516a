import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#contract/call.ts'
import type { actOnOrder as actCall } from '#contract/operator/order-record.ts'
import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { acceptOrder } from '#api/orders/transitions/accept-order.ts'
import { cancelAcceptedOrder } from '#api/orders/transitions/cancel-order.ts'
import { completeOrder } from '#api/orders/transitions/complete-order.ts'
import { declineOrder } from '#api/orders/transitions/decline-order.ts'
import { dispatchOrder } from '#api/orders/transitions/dispatch-order.ts'
import { readyOrder } from '#api/orders/transitions/ready-order.ts'
import type { Acting } from '#api/orders/transitions/transition.ts'
import { recordingCharge } from '#api/payments/ledger/record-charge.ts'
import { refundingRest } from '#api/payments/refunds/refund-order.ts'
import { insertOrderNote } from './order-record.queries.ts'

type Given = BodyOf<typeof actCall>

/**
 * An operator does something to an order for its restaurant or its customer, and why is stored with it, all
 * or nothing. Throws what the act does: ORDER_STATUS_INVALID for the loser of two at once.
 */
export function actOnOrder(
  context: Context,
  { orderId, accountId, idempotencyKey }: Omit<Acting, 'by'> & { accountId: string },
  { act, note: text, ...given }: Given,
): Promise<Order> {
  return inTransaction(context.db, async (transaction) => {
    const within = { ...context, db: transaction }
    const acting: Acting = {
      orderId,
      by: 'operator',
      accountId,
      ...(idempotencyKey && { idempotencyKey }),
    }
    const order = await verbs[act](within, acting, given)
    const at = context.now()
    const note = { id: randomUUID(), orderId, kind: 'act' as const, act, accountId, text, at }
    await insertOrderNote(transaction, note)
    return order
  })
}

type Verb = (context: Context, acting: Acting, given: Omit<Given, 'act' | 'note'>) => Promise<Order>

const verbs: Record<Given['act'], Verb> = {
  accept: (context, acting, { allergyDiscussedBy }) =>
    acceptOrder(context, { ...acting, allergyDiscussedBy }),
  decline: (context, acting, { reason, reasonText }) =>
    declineOrder(context, { ...acting, reason, reasonText }),
  cancel: (context, acting, { reason, reasonText }) =>
    cancelAcceptedOrder(context, { ...acting, reason, reasonText }, refundingRest),
  ready: readyOrder,
  dispatch: dispatchOrder,
  complete: (context, acting) => completeOrder(context, acting, recordingCharge),
}
