import type { Context } from '#api/context.ts'
import type { Intent, PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { customerFor } from './customer.ts'
import { keepIntent, type PaymentRow } from './payments.queries.ts'

/**
 * The one intent of an order's payment, as the provider has it now. Where nobody knows yet what came
 * of asking for it, it is asked for in the same words again, which answers the same one.
 */
export async function intentOfPayment(
  context: Context,
  payments: PaymentsPort,
  payment: PaymentRow,
): Promise<Intent> {
  const { intentId, orderId, accountId } = payment
  if (intentId !== null) return payments.findIntent(intentId)
  const customerId = accountId === null ? null : await customerFor(context, accountId)
  const intent = await payments.createIntent({ ...payment, customerId })
  await keepIntent(context.db, orderId, intent.id)
  return intent
}
