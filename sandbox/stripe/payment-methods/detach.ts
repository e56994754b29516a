import type { Stripe } from 'stripe'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { invalidRequest } from '#sandbox/stripe/wire/refusal.ts'

/** Takes a card from its customer, for good: it can neither be charged nor saved again. */
export function detach(
  state: StripeState,
  paymentMethod: Stripe.PaymentMethod,
): Stripe.PaymentMethod {
  if (paymentMethod.customer === null) {
    throw invalidRequest('This payment method belongs to no customer, so it cannot be detached.', {
      code: 'payment_method_unexpected_state',
    })
  }
  const detached = state.put('payment_method', { ...paymentMethod, customer: null })
  const card = state.find('card', detached.id)
  if (card) state.put('card', { ...card, isSpent: true })
  recordEvent(state, 'payment_method.detached', detached)
  return detached
}

export function detachAll(state: StripeState, customer: string): void {
  const attached = state.all('payment_method').filter((each) => each.customer === customer)
  attached.forEach((each) => detach(state, each))
}
