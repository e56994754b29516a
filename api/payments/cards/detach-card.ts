import type { Context } from '#api/context.ts'
import { PaymentsRefused } from '#api/outside/payments/payments.port.ts'

/** Has the provider forget a card that nobody keeps here any more; one it does not have is forgotten. */
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
