import type { Stripe } from 'stripe'
import { DECLINES } from '#sandbox/stripe/cards/declines.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { cardOf, readPaymentMethod } from '#sandbox/stripe/payment-methods/find-payment-method.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { needsAuthentication } from '#sandbox/stripe/three-d-secure/needs-authentication.ts'
import { nextActionOf } from '#sandbox/stripe/three-d-secure/next-action.ts'
import { readReturnUrl } from '#sandbox/stripe/three-d-secure/return-url.ts'
import type { Places, StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import type { Params } from '#sandbox/stripe/wire/params.ts'
import { cardError, invalidRequest } from '#sandbox/stripe/wire/refusal.ts'
import { chargeIntent, declineIntent } from './charge-intent.ts'
import { unexpectedState } from './find-intent.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'
import { readCardOptions } from './read-card-options.ts'

const CONFIRMABLE: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
])
const FUTURE_USAGES = ['on_session', 'off_session'] as const

/** Tries to pay. Throws what the card's bank has against it; the intent is changed all the same. */
export function confirmIntent(
  { state, places, params }: Pick<StripeCall, 'state' | 'places' | 'params'>,
  before: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  if (!CONFIRMABLE.has(before.status)) {
    throw unexpectedState(
      before,
      `You cannot confirm this PaymentIntent because it has a status of ${before.status}.`,
    )
  }
  const named = readPaymentMethod(state, params, idOf(before.customer) || null)
  const paymentMethod = named ?? state.find('payment_method', idOf(before.payment_method))
  if (!paymentMethod) {
    throw unexpectedState(before, 'You cannot confirm this PaymentIntent without a payment method.')
  }
  const wished = readWishes(params, before)
  const intent: Stripe.PaymentIntent = {
    ...before,
    last_payment_error: null,
    next_action: null,
    payment_method: paymentMethod.id,
    receipt_email: params.text('receipt_email') ?? before.receipt_email,
    setup_future_usage: wished.setupFutureUsage ?? before.setup_future_usage,
  }
  const after = attempt(state, places, { intent, paymentMethod, ...wished })
  throwFailure(after)
  return after
}

type Wishes = {
  returnUrl: string | null
  isForScript: boolean
  isOffSession: boolean
  isRequested: boolean
  mayAsk: boolean
  setupFutureUsage: (typeof FUTURE_USAGES)[number] | null
}

function readWishes(params: Params, intent: Stripe.PaymentIntent): Wishes {
  const options = readCardOptions(params)
  return {
    returnUrl: readReturnUrl(params, intent),
    isForScript: params.flag('use_stripe_sdk') ?? false,
    isOffSession: params.text('off_session') !== null && params.text('off_session') !== 'false',
    isRequested: options.isAuthenticationRequested,
    mayAsk: !(params.flag('error_on_requires_action') ?? false),
    setupFutureUsage:
      params.choice('setup_future_usage', FUTURE_USAGES) ?? options.setupFutureUsage,
  }
}

type Attempt = Wishes & { intent: Stripe.PaymentIntent; paymentMethod: Stripe.PaymentMethod }

function attempt(state: StripeState, places: Places, attempt: Attempt): Stripe.PaymentIntent {
  const { intent, paymentMethod, isOffSession } = attempt
  const known = cardOf(state, paymentMethod.id)
  if (!known || !needsAuthentication(known.card, known.stored, attempt)) {
    return chargeIntent(state, intent, paymentMethod, false)
  }
  if (isOffSession) {
    return declineIntent(state, intent, paymentMethod, DECLINES.authenticationRequired)
  }
  if (known.card.isBrokenAtAuthentication) {
    return declineIntent(state, intent, paymentMethod, DECLINES.generic)
  }
  if (!attempt.mayAsk) throw invalidRequest('This payment needs the customer to authenticate.')
  const { returnUrl, isForScript } = attempt
  state.put('authentication', { id: intent.id, returnUrl })
  const waiting = state.put('payment_intent', {
    ...intent,
    // The SDK's type has the parameters of every other kind of payment too.
    next_action: nextActionOf(places, intent.id, returnUrl, isForScript) as never,
    status: 'requires_action',
  })
  recordEvent(state, 'payment_intent.requires_action', waiting)
  return waiting
}

function throwFailure(intent: Stripe.PaymentIntent): void {
  const error = intent.last_payment_error
  if (!error) return
  const { code, decline_code, param, charge, payment_method } = error
  throw cardError({
    message: error.message ?? '',
    payment_intent: intent,
    ...(code === undefined ? {} : { code }),
    ...(decline_code === undefined ? {} : { decline_code }),
    ...(param === undefined ? {} : { param }),
    ...(charge === undefined ? {} : { charge }),
    ...(payment_method === undefined ? {} : { payment_method }),
  })
}
