import type { Stripe } from 'stripe'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { releaseHold } from '#sandbox/stripe/refunds/release-hold.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'

/** Where an intent can still be cancelled. */
export const CANCELLABLE: readonly string[] = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
]

/** Cancels an intent and releases its authorisation. */
export function cancelIntent(
  state: StripeState,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  if (intent.status === 'requires_capture') releaseHold(state, intent, intent.amount)
  state.remove('authentication', intent.id)
  const canceled = state.put('payment_intent', {
    ...intent,
    amount_capturable: 0,
    canceled_at: state.now(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  })
  recordEvent(state, 'payment_intent.canceled', canceled)
  return canceled
}
