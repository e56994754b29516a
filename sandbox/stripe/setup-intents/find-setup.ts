import type { Stripe } from 'stripe'
import type { StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { invalidRequest, missing } from '#sandbox/stripe/wire/refusal.ts'

/** The setup that a call names. A browser must show its client secret as well. */
export function requestedSetup({ state, params, id, isSecret }: StripeCall): Stripe.SetupIntent {
  const setup = state.find('setup_intent', id)
  const secret = params.text('client_secret')
  const isShown = secret === null ? isSecret : secret === setup?.client_secret
  if (!setup || !isShown) throw missing('setup_intent', id, 'intent')
  return setup
}

export function unexpectedSetupState(setup: Stripe.SetupIntent, message: string) {
  return invalidRequest(message, { code: 'setup_intent_unexpected_state', setup_intent: setup })
}
