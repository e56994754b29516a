import type { Context } from '#api/context.ts'
import { PaymentsRefused } from '#api/outside/payments/payments.port.ts'

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
