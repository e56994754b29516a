import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import {
  PaymentsRefused,
  PaymentsUnreachable,
  type PaymentsPort,
} from '#api/outside/payments/payments.port.ts'

/** For the log: what the provider says may quote an email address, its codes do not. */
function withoutWords(error: PaymentsRefused | PaymentsUnreachable): Error {
  const { cause } = error
  const said = error instanceof PaymentsRefused ? error : cause
  const code = said instanceof Error && 'code' in said ? String(said.code) : 'no answer'
  return new Error(`The payment provider: ${code}`)
}

/**
 * Asks the payment provider for somebody who waits. Throws PAYMENT_UNAVAILABLE where there is none, or
 * while it has been found down, and ERROR_PROCESSING_REQUEST when it gives no answer or says no.
 */
export async function callProvider<Answer>(
  { payments }: Pick<Context, 'payments'>,
  ask: (payments: PaymentsPort) => Promise<Answer>,
): Promise<Answer> {
  if (!payments?.isAvailable()) throw new ApiError('PAYMENT_UNAVAILABLE')
  try {
    return await ask(payments)
  } catch (error) {
    if (error instanceof PaymentsUnreachable || error instanceof PaymentsRefused)
      throw new ApiError('ERROR_PROCESSING_REQUEST', undefined, { cause: withoutWords(error) })
    throw error
  }
}
