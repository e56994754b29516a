import { operatorOrderCalls } from '#contract/operator/operator-orders.ts'
import { orderRecordCalls } from '#contract/operator/order-record.ts'
import { getOperatorOrder } from '#contract/payments/refunds.ts'
import type { Context } from '#api/context.ts'
import { idempotencyKeyOf } from '#api/http/idempotency-key.ts'
import { accountOf, operatorOf, type Serve } from '#api/http/serve.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { recordDataAccess } from '../data-access/record-data-access.ts'
import { actOnOrder } from './act-on-order.ts'
import { listOperatorOrders } from './list-operator-orders.ts'
import { findOwner, readOrderRecord } from './read-order-record.ts'
import { reprintForStore } from './reprint-for-store.ts'
import { resendOrderEmail } from './resend-order-email.ts'
import { addOrderNote, sendOrderMessage } from './write-order-note.ts'

export function operatorOrderRoutes(serve: Serve, context: Context): void {
  serve(operatorOrderCalls.listOperatorOrders, async (asking) => {
    const { accountId: operatorId } = accountOf(asking)
    await recordDataAccess(context, { operatorId, place: 'orders' })
    return listOperatorOrders(context, asking.query)
  })
  serve(getOperatorOrder, async (asking) => {
    const { orderId } = asking.params
    const { accountId: operatorId } = accountOf(asking)
    const { customerId } = await findOwner(context.db, orderId)
    await recordDataAccess(context, { operatorId, place: 'order', customerId, orderId })
    return readOrder(context, orderId, 'operator')
  })
  serve(orderRecordCalls.getOrderRecord, (asking) =>
    readOrderRecord(context, asking.params.orderId, accountOf(asking).accountId),
  )
  serve(orderRecordCalls.actOnOrder, (asking) => {
    const { accountId } = accountOf(asking)
    const idempotencyKey = idempotencyKeyOf(asking.request)
    return actOnOrder(context, { ...asking.params, accountId, idempotencyKey }, asking.body)
  })
  serve(orderRecordCalls.reprintForStore, (asking) => {
    const { accountId } = accountOf(asking)
    return reprintForStore(context, { ...asking.params, ...asking.body, accountId })
  })
  serve(orderRecordCalls.addOrderNote, (asking) => {
    const { accountId } = accountOf(asking)
    return addOrderNote(context, { ...asking.params, ...asking.body, accountId })
  })
  serve(orderRecordCalls.sendOrderMessage, (asking) => {
    const { accountId } = accountOf(asking)
    return sendOrderMessage(context, { ...asking.params, ...asking.body, accountId })
  })
  serve(orderRecordCalls.resendOrderEmail, (asking) =>
    resendOrderEmail(context, asking.params, operatorOf(asking)),
  )
}
