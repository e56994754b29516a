import type { Context } from '#api/context.ts'
import { callProvider } from '#api/payments/ask-provider.ts'
import { loadPayer, setPaymentCustomer } from './provider-customer.queries.ts'

/**
 * Who the provider knows an account as; made when it is first needed, and the same for all who ask at
 * once, as the provider makes one for one account. Throws what `callProvider` does.
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
