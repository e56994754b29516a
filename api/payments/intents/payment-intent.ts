import type { Context } from '#api/context.ts'
import type { Intent, PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { providerCustomerOf } from '#api/payments/cards/provider-customer.ts'
import { saveIntent, type PaymentRow } from './payments.queries.ts'

/**
 * The one intent of an order's payment, as the provider has it now. If the result of the request is unknown,
 * the same request is repeated, which returns the same intent.
 */
export async function intentOfPayment(
  context: Context,
  payments: PaymentsPort,
  payment: PaymentRow,
): Promise<Intent> {
  const id = payment.intentId ?? (await newIntent(context, payments, payment)).id
  // The provider gives the same answer to the same request, whatever has become of it since.
  return payments.findIntent(id)
}

/** The same as it was when it was made, however often it is made. */
export async function newIntent(
  context: Context,
  payments: PaymentsPort,
  payment: PaymentRow,
): Promise<Intent> {
  const { orderId, accountId } = payment
  const customerId = accountId === null ? null : await providerCustomerOf(context, accountId)
  const intent = await payments.createIntent({ ...payment, customerId })
  await saveIntent(context.db, orderId, intent.id)
  return intent
}
