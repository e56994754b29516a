import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { problemOf, type CardProblem } from './card-problem.ts'

/**
 * The result of asking the provider for an authorisation: it is authorised; the card was refused, so that
 * nothing is held; or it is unknown, because the answer was lost or is invalid.
 */
export type Confirmation =
  | { kind: 'held' }
  | { kind: 'refused'; why: CardProblem }
  | { kind: 'unclear'; why: CardProblem }

/** Errors with which the provider refuses. Any other may follow an authorisation whose answer was lost. */
const REFUSALS: ReadonlySet<StripeError['type']> = new Set(['card_error', 'validation_error'])
/** The provider holds the money, or is about to. */
const HELD: ReadonlySet<PaymentIntent.Status> = new Set([
  'requires_capture',
  'succeeded',
  'processing',
])

export function readConfirmation({ error, paymentIntent }: PaymentIntentResult): Confirmation {
  if (paymentIntent)
    return HELD.has(paymentIntent.status) ? { kind: 'held' } : { kind: 'unclear', why: 'stopped' }
  const why = problemOf(error)
  const isRefusal = REFUSALS.has(error.type) || why === 'authentication'
  return { kind: isRefusal ? 'refused' : 'unclear', why }
}
