import type { BodyOf } from '#contract/call.ts'
import type {
  createPaymentIntent as createCall,
  PaymentIntent,
} from '#contract/payments/payments.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import type { Intent } from '#api/outside/payments/payments.port.ts'
import { callProvider } from '#api/payments/provider.ts'
import { intentOfPayment, newIntent } from './payment-intent.ts'
import { findChosenCard, loadPayment, markIntentRequested } from './payments.queries.ts'
import { continuePayment } from './continue-payment.ts'

/**
 * Requests from the provider the money of an order that awaits it, once however often: the answer is always
 * the same intent. The chosen saved card is named only to its customer. Throws NONEXISTING_ORDER,
 * ORDER_STATUS_INVALID when it does not await it (any more), and what `callProvider` does.
 */
export async function createPaymentIntent(
  context: Context,
  { orderId, savesCard }: BodyOf<typeof createCall>,
  claimant: Claimant,
): Promise<PaymentIntent> {
  const { status, accountId } = await findOwnOrder(context, orderId, claimant)
  if (status !== 'awaitingpayment') throw new ApiError('ORDER_STATUS_INVALID', { status })
  const isCustomers = accountId !== null && accountId === claimant.accountId
  const intent = await requestPayment(context, orderId, savesCard && isCustomers)
  return {
    orderId,
    intentId: intent.id,
    clientSecret: intent.clientSecret,
    amountPence: intent.amountPence,
    paymentMethodId: isCustomers ? await findChosenCard(context.db, orderId) : null,
  }
}

async function requestPayment(
  context: Context,
  orderId: string,
  savesCard: boolean,
): Promise<Intent> {
  const { db } = context
  const intent = await callProvider(context, async (payments) => {
    const { paysStores } = payments
    const given = { savesCard, paysStores, at: context.now() }
    const requested = await markIntentRequested(db, orderId, given)
    const payment = requested && (await loadPayment(db, orderId))
    if (!payment) return null
    return requested.isFirst
      ? newIntent(context, payments, payment)
      : intentOfPayment(context, payments, payment)
  })
  if (intent?.status === 'awaiting' || intent?.status === 'processing') return intent
  // It is paid already, or was abandoned: there is nothing to pay any more.
  await callProvider(context, () => continuePayment(context, orderId))
  const { status } = await readOrder(context, orderId, 'customer')
  throw new ApiError('ORDER_STATUS_INVALID', { status })
}
