import { randomUUID } from 'node:crypto'
import { endOfTaken } from '#rules/payments/compare-intent.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import type { Intent } from '#api/outside/payments/payments.port.ts'
import { attemptOnIntent, connectedProvider } from '#api/payments/provider.ts'
import { intentOfPayment } from './payment-intent.ts'
import { loadPricedOrder } from '#api/payments/ledger/ledger.queries.ts'
import { markDone, type PaymentRow } from './payments.queries.ts'
import { recordingCharge } from '#api/payments/ledger/record-charge.ts'
import { insertRefund } from '#api/payments/refunds/refunds.queries.ts'

/**
 * Voids the payment of an order that ended before it was accepted. If somebody has captured it at the
 * provider meanwhile, it is refunded. Rejects while it can be neither voided nor refunded.
 */
export async function voidPayment(context: Context, payment: PaymentRow): Promise<void> {
  // An intent whose answer was lost may hold the money all the same.
  if (payment.requestedAt !== null) {
    const payments = connectedProvider(context)
    const { id } = await intentOfPayment(context, payments, payment)
    const intent = await attemptOnIntent(payments, id, () => payments.cancelIntent(id))
    const end = intent.status === 'captured' ? endOfTaken(intent, payment) : intent.status
    if (end === 'refund') return refundCaptured(context, payment, intent)
    if (end !== 'cancelled' && end !== 'over')
      throw new Error(`The provider does not void what it holds: ${intent.status}`)
  }
  await markDone(context.db, payment.orderId, {
    from: 'voiding',
    to: 'voided',
    event: 'void',
    feePence: null,
    at: context.now(),
  })
}

/** Records what was captured, and requests the refund of all of it, both or nothing, and once. */
async function refundCaptured(
  context: Context,
  { orderId, amountPence }: PaymentRow,
  { feePence, transfer }: Intent,
): Promise<void> {
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    const order = await loadPricedOrder(transaction, orderId)
    const charge = recordingCharge(order, at, feePence, transfer?.transferredPence)
    const done = {
      from: 'voiding',
      to: 'captured',
      event: 'capture',
      feePence,
      transfer,
      at,
    } as const
    if (!(await markDone(transaction, orderId, done, charge))) return
    await insertRefund(transaction, {
      id: randomUUID(),
      orderId,
      amountPence,
      lines: null,
      payer: 'store',
      reason: '',
      accountId: null,
      idempotencyKey: null,
      reportId: null,
      lateMinutes: null,
      at,
    })
    await enqueue(transaction, [{ task: 'settle-payment', payload: { orderId } }])
  })
}
