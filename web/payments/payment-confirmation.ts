import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { problemOf, type CardProblem } from './card-problem.ts'

/**
 * What is known after the provider was asked to hold the money: it says that it does; it has refused
 * the card, so that nothing is held; nobody can tell, because the answer was lost or makes no sense.
 */
export type Confirmation =
  | { kind: 'held' }
  | { kind: 'refused'; why: CardProblem }
  | { kind: 'unclear'; why: CardProblem }

/** Errors by which the provider says no. Any other may have come after a yes that was lost. */
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
