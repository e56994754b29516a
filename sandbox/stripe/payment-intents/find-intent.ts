import type { Stripe } from 'stripe'
import { HOLD_SECONDS } from '#sandbox/stripe/charges/create-charge.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import type { StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { invalidRequest, missing } from '#sandbox/stripe/wire/refusal.ts'
import { cancelIntent } from './cancel.ts'

/** The intent that a call names. A browser must show its client secret as well. */
export function requestedIntent({ state, params, id, isSecret }: StripeCall): Stripe.PaymentIntent {
  const intent = currentIntent(state, id)
  const secret = params.text('client_secret')
  const isShown = secret === null ? isSecret : secret === intent?.client_secret
  if (!intent || !isShown) throw missing('payment_intent', id, 'intent')
  return intent
}

/** An intent as it is now: an authorisation that was not captured in time has expired. */
export function currentIntent(state: StripeState, id: string): Stripe.PaymentIntent | null {
  const intent = state.find('payment_intent', id)
  if (intent?.status !== 'requires_capture') return intent
  const charge = state.find('charge', idOf(intent.latest_charge))
  const isOver = charge !== null && charge.created + HOLD_SECONDS <= state.now()
  return isOver ? cancelIntent(state, intent, 'automatic') : intent
}

export function unexpectedState(intent: Stripe.PaymentIntent, message: string) {
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })
}
