import type { Context } from '#api/context.ts'
import { storeSharePence } from '#rules/payments/store-transfers.ts'
import type { Intent, NewIntent, PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { providerCustomerOf } from '#api/payments/cards/provider-customer.ts'
import { chargedOrderOf, loadPricedOrder } from '#api/payments/ledger/ledger.queries.ts'
import { createForStore } from '#api/payments/store-accounts/create-for-store.ts'
import { clearDestination, saveIntent, type PaymentRow } from './payments.queries.ts'

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
  const destination = await destinationFor(context, payment)
  const wanted = { ...payment, customerId, destination }
  const intent = await createForStore(context, payments, wanted, () =>
    clearDestination(context.db, orderId),
  )
  await saveIntent(context.db, orderId, intent.id)
  return intent
}

/** The store's account that the money goes to, with what the marketplace keeps of it; null: it stays here. */
async function destinationFor(
  { db }: Context,
  { orderId, amountPence, destinationId }: PaymentRow,
): Promise<NonNullable<NewIntent['destination']> | null> {
  if (destinationId === null) return null
  const share = storeSharePence(chargedOrderOf(await loadPricedOrder(db, orderId)))
  return { accountId: destinationId, marketplacePence: amountPence - share }
}
