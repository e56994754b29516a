import type { Context } from '#api/context.ts'
import { callProvider } from '#api/payments/provider.ts'
import { loadPayer, setPaymentCustomer } from './provider-customer.queries.ts'
import { PaymentsRefused } from '#api/outside/payments/payments.port.ts'

/**
 * The provider's customer for an account, made when it is first needed. All callers at once get the same,
 * because the provider makes one for one account. Throws what `callProvider` does.
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

/**
 * Deletes at the provider a card that is no longer saved here. One that is missing there counts as deleted.
 */
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
 * Deletes at the payment provider a customer who has deleted their account, with their cards. One that is
 * missing there counts as deleted. Rejects when it can't be reached, so that it is tried again.
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
