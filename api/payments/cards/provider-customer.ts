import type { Context } from '#api/context.ts'
import { callProvider } from '#api/payments/provider.ts'
import { loadPayer, setPaymentCustomer } from './provider-customer.queries.ts'
import { PaymentsRefused } from '#api/outside/payments/payments.port.ts'

/**
 * The provider's customer for an account, made when it is first needed. All who ask at once get the same,
 * as the provider makes one for one account. Throws what `callProvider` does.
 */
export async function providerCustomerOf(context: Context, accountId: string): Promise<string> {
  const payer = await loadPayer(context.db, accountId)
  if (payer.customerId !== null) return payer.customerId
  const { email, name } = payer
  const customerId = await callProvider(context, (payments) =>
    payments.createCustomer({ accountId, email, name }),
  )
  return setPaymentCustomer(context.db, accountId, customerId)
}

/** Has the provider delete a card that is no longer saved here. One it does not have is deleted already. */
export async function detachCard(
  { payments }: Pick<Context, 'payments'>,
  paymentMethodId: string,
): Promise<void> {
  try {
    await payments?.detachCard(paymentMethodId)
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error
  }
}

/**
 * Has the payment provider delete a customer who has deleted their account, and with them their cards.
 * One it doesn't have is deleted already. Rejects when it can't be reached, so that it is tried again.
 */
export async function deleteProviderCustomer(
  { payments }: Pick<Context, 'payments'>,
  customerId: string,
): Promise<void> {
  try {
    await payments?.deleteCustomer(customerId)
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error
  }
}
