import type Stripe from 'stripe'
import { PaymentsBusy, PaymentsRefused, PaymentsUnreachable } from './payments.port.ts'

/** Said of one key or one object that somebody else is asking about at the same instant. */
const BUSY_CODES = new Set(['idempotency_key_in_use', 'lock_timeout'])

/**
 * What a failed question to Stripe means. Without an answer, with one of a broken server, and with
 * keys that are not known, nobody can be served; anything else is a no to this one question.
 */
export function meaningOf(error: unknown): Error {
  if (!isStripeError(error)) return error instanceof Error ? error : new Error('Not an error')
  const { statusCode = 0, code = error.type, message } = error
  if (BUSY_CODES.has(code)) return new PaymentsBusy(message, { cause: error })
  const isAnswered = statusCode >= 400 && statusCode < 500
  const isForAll = [401, 403, 408, 409, 429].includes(statusCode)
  return isAnswered && !isForAll
    ? new PaymentsRefused(code, message)
    : new PaymentsUnreachable(message, { cause: error })
}

/** Whether a message is not Stripe's; other errors say that it is, and can't be read. */
export function isWronglySigned(error: unknown): boolean {
  return isStripeError(error) && error.type === 'StripeSignatureVerificationError'
}

/** Every error of the SDK says its kind, and only those do. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error && 'type' in error
}
