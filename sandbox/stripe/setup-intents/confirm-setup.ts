import type { Stripe } from 'stripe'
import { DECLINES } from '#sandbox/stripe/cards/declines.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'
import { readCardOptions } from '#sandbox/stripe/payment-intents/read-card-options.ts'
import { cardOf, readPaymentMethod } from '#sandbox/stripe/payment-methods/find-payment-method.ts'
import { needsAuthentication } from '#sandbox/stripe/three-d-secure/needs-authentication.ts'
import { nextActionOf } from '#sandbox/stripe/three-d-secure/next-action.ts'
import { readReturnUrl } from '#sandbox/stripe/three-d-secure/return-url.ts'
import type { StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { cardError } from '#sandbox/stripe/wire/refusal.ts'
import { unexpectedSetupState } from './find-setup.ts'
import { failSetup, finishSetup } from './finish-setup.ts'

type Call = Pick<StripeCall, 'state' | 'places' | 'params'>

const ENDED: ReadonlySet<string> = new Set(['succeeded', 'canceled'])

/** Tries to save a card. Throws what its bank has against it; the setup is changed all the same. */
export function confirmSetup(call: Call, before: Stripe.SetupIntent): Stripe.SetupIntent {
  const { state, params } = call
  if (ENDED.has(before.status)) {
    const why = `because it has a status of ${before.status}`
    throw unexpectedSetupState(before, `You cannot confirm this SetupIntent ${why}.`)
  }
  const named = readPaymentMethod(state, params, idOf(before.customer) || null)
  const paymentMethod = named ?? state.find('payment_method', idOf(before.payment_method))
  if (!paymentMethod) {
    throw unexpectedSetupState(
      before,
      'You cannot confirm this SetupIntent without a payment method.',
    )
  }
  const returnUrl = readReturnUrl(params, before)
  const setup = { ...before, last_setup_error: null, payment_method: paymentMethod.id }
  const after = attempt(call, setup, { paymentMethod, returnUrl })
  throwFailure(after)
  return after
}

function attempt(
  { state, places, params }: Call,
  setup: Stripe.SetupIntent,
  { paymentMethod, returnUrl }: { paymentMethod: Stripe.PaymentMethod; returnUrl: string | null },
): Stripe.SetupIntent {
  const known = cardOf(state, paymentMethod.id)
  const { isAuthenticationRequested: isRequested } = readCardOptions(params)
  const situation = { isOffSession: false, isRequested }
  if (!known || !needsAuthentication(known.card, known.stored, situation)) {
    return finishSetup(state, setup, paymentMethod)
  }
  if (known.card.isBrokenAtAuthentication) {
    return failSetup(state, setup, paymentMethod, DECLINES.generic)
  }
  const isForScript = params.flag('use_stripe_sdk') ?? false
  state.put('authentication', { id: setup.id, returnUrl })
  const waiting = state.put('setup_intent', {
    ...setup,
    // The SDK's type has the parameters of every other kind of setup too.
    next_action: nextActionOf(places, setup.id, returnUrl, isForScript) as never,
    status: 'requires_action',
  })
  recordEvent(state, 'setup_intent.requires_action', waiting)
  return waiting
}

function throwFailure(setup: Stripe.SetupIntent): void {
  const error = setup.last_setup_error
  if (!error) return
  const { code, decline_code, param, payment_method } = error
  throw cardError({
    message: error.message ?? '',
    setup_intent: setup,
    ...(code === undefined ? {} : { code }),
    ...(decline_code === undefined ? {} : { decline_code }),
    ...(param === undefined ? {} : { param }),
    ...(payment_method === undefined ? {} : { payment_method }),
  })
}
