import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import {
  PaymentsRefused,
  PaymentsUnreachable,
  type PaymentsPort,
  type Intent,
} from '#api/outside/payments/payments.port.ts'

/** For the log: the provider's message may quote an email address, its codes do not. */
function withoutMessage(error: PaymentsRefused | PaymentsUnreachable): Error {
  const { cause } = error
  const refusal = error instanceof PaymentsRefused ? error : cause
  const code = refusal instanceof Error && 'code' in refusal ? String(refusal.code) : 'no answer'
  return new Error(`The payment provider: ${code}`)
}

/**
 * Calls the payment provider for a request. Throws PAYMENT_UNAVAILABLE where there is none, or while it
 * is known to be down, and ERROR_PROCESSING_REQUEST when it gives no answer or refuses.
 */
export async function callProvider<Answer>(
  { payments }: Pick<Context, 'payments'>,
  call: (payments: PaymentsPort) => Promise<Answer>,
): Promise<Answer> {
  if (!payments?.isAvailable()) throw new ApiError('PAYMENT_UNAVAILABLE')
  try {
    return await call(payments)
  } catch (error) {
    if (error instanceof PaymentsUnreachable || error instanceof PaymentsRefused)
      throw new ApiError('ERROR_PROCESSING_REQUEST', undefined, { cause: withoutMessage(error) })
    throw error
  }
}

/** The provider that has our money. Throws if none is connected. */
export function connectedProvider({ payments }: Pick<Context, 'payments'>): PaymentsPort {
  if (!payments) throw new Error('There is money with a payment provider that is not connected')
  return payments
}

/** Changes an intent. A refused change may have happened already, so the intent is then read. */
export async function attemptOnIntent(
  payments: PaymentsPort,
  intentId: string,
  attempt: () => Promise<Intent>,
): Promise<Intent> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof PaymentsRefused)) throw error
    return payments.findIntent(intentId)
  }
}
