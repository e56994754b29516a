import type { Stripe } from 'stripe'
import type { Decline } from '#sandbox/stripe/cards/declines.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'
import { attach } from '#sandbox/stripe/payment-methods/attach.ts'
import { cardOf } from '#sandbox/stripe/payment-methods/find-payment-method.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'

/** Saves the card, or notes that its bank does not vouch for it. */
export function finishSetup(
  state: StripeState,
  setup: Stripe.SetupIntent,
  paymentMethod: Stripe.PaymentMethod,
): Stripe.SetupIntent {
  const known = cardOf(state, paymentMethod.id)
  const decline = known && !known.card.isSavedAnyway ? known.card.decline : null
  if (decline && (known?.stored.hasCvc || !known?.card.isForCvcOnly)) {
    return failSetup(state, setup, paymentMethod, decline)
  }
  const saved =
    setup.customer === null ? paymentMethod : attach(state, paymentMethod, idOf(setup.customer))
  if (known) state.put('card', { ...known.stored, isSetUp: setup.usage === 'off_session' })
  const succeeded = state.put('setup_intent', {
    ...setup,
    last_setup_error: null,
    next_action: null,
    payment_method: saved.id,
    status: 'succeeded',
  })
  recordEvent(state, 'setup_intent.succeeded', succeeded)
  return succeeded
}

/** Notes that a try failed; the setup waits for another card. */
export function failSetup(
  state: StripeState,
  setup: Stripe.SetupIntent,
  paymentMethod: Stripe.PaymentMethod | null,
  error: Decline,
  type = 'card_error',
): Stripe.SetupIntent {
  const failed = state.put('setup_intent', {
    ...setup,
    last_setup_error: {
      type,
      ...error,
      ...(paymentMethod ? { payment_method: paymentMethod } : {}),
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  recordEvent(state, 'setup_intent.setup_failed', failed)
  return failed
}
