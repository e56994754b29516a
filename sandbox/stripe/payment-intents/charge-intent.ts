import type { Stripe } from 'stripe'
import type { Decline } from '#sandbox/stripe/cards/declines.ts'
import { DECLINES } from '#sandbox/stripe/cards/declines.ts'
import { isExpired } from '#sandbox/stripe/cards/read-card.ts'
import { createCharge } from '#sandbox/stripe/charges/create-charge.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { attach } from '#sandbox/stripe/payment-methods/attach.ts'
import { cardOf } from '#sandbox/stripe/payment-methods/find-payment-method.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'

/** Charges the card of an intent, or authorises the amount; returns the intent as it is then. */
export function chargeIntent(
  state: StripeState,
  intent: Stripe.PaymentIntent,
  paymentMethod: Stripe.PaymentMethod,
  isAuthenticated: boolean,
): Stripe.PaymentIntent {
  const decline = declineOf(state, paymentMethod)
  if (decline) return declineIntent(state, intent, paymentMethod, decline)
  const charge = createCharge(state, { intent, paymentMethod, isAuthenticated, decline })
  saveCard(state, intent, paymentMethod)
  const isAuthorised = intent.capture_method === 'manual'
  const paid = state.put('payment_intent', {
    ...intent,
    amount_capturable: isAuthorised ? intent.amount : 0,
    amount_received: isAuthorised ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: paymentMethod.id,
    status: isAuthorised ? 'requires_capture' : 'succeeded',
  })
  const type = isAuthorised
    ? 'payment_intent.amount_capturable_updated'
    : 'payment_intent.succeeded'
  recordEvent(state, type, paid)
  return paid
}

/** Notes a card that was declined; the intent waits for another one. */
export function declineIntent(
  state: StripeState,
  intent: Stripe.PaymentIntent,
  paymentMethod: Stripe.PaymentMethod,
  decline: Decline,
): Stripe.PaymentIntent {
  const charge = createCharge(state, { intent, paymentMethod, isAuthenticated: false, decline })
  return failIntent(
    state,
    { ...intent, latest_charge: charge.id },
    {
      type: 'card_error',
      ...decline,
      charge: charge.id,
      payment_method: paymentMethod,
    },
  )
}

/** Notes that a try failed; the intent waits for another payment method. */
export function failIntent(
  state: StripeState,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
): Stripe.PaymentIntent {
  const failed = state.put('payment_intent', {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  recordEvent(state, 'payment_intent.payment_failed', failed)
  return failed
}

function declineOf(state: StripeState, { id, card: shown }: Stripe.PaymentMethod): Decline | null {
  const known = cardOf(state, id)
  if (!known || !shown) return DECLINES.generic
  if (isExpired(shown.exp_month, shown.exp_year, state.nowMs())) return DECLINES.expired
  const { card, stored: saved } = known
  return card.isForCvcOnly && !saved.hasCvc ? null : card.decline
}

/** Saves the card for its customer if the intent requests it; a card without a customer can't be used again. */
function saveCard(
  state: StripeState,
  { customer, setup_future_usage }: Stripe.PaymentIntent,
  paymentMethod: Stripe.PaymentMethod,
): void {
  const card = state.find('card', paymentMethod.id)
  if (customer !== null && setup_future_usage !== null) attach(state, paymentMethod, idOf(customer))
  else if (card && paymentMethod.customer === null) state.put('card', { ...card, isSpent: true })
  if (card && setup_future_usage === 'off_session') state.put('card', { ...card, isSetUp: true })
}
