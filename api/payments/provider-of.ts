import type { Context } from '#api/context.ts'
import type { PaymentsPort } from '#api/outside/payments/payments.port.ts'

/** The provider that has our money. Throws where none is connected (any more). */
export function connectedProvider({ payments }: Pick<Context, 'payments'>): PaymentsPort {
  if (!payments) throw new Error('There is money with a payment provider that is not connected')
  return payments
}
