import type { Stripe } from 'stripe'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { cardError, invalidRequest } from '#sandbox/stripe/wire/refusal.ts'
import { cardOf } from './find-payment-method.ts'

/** Saves a card for a customer. Saving it again changes nothing. */
export function attach(
  state: StripeState,
  paymentMethod: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  if (paymentMethod.customer === customer) return paymentMethod
  const attached = state.put('payment_method', { ...paymentMethod, customer })
  recordEvent(state, 'payment_method.attached', attached)
  return attached
}

/** Refuses what cannot be saved: another customer's, a used one, one its bank does not vouch for. */
export function checkAttachable(
  state: StripeState,
  { id, customer }: Stripe.PaymentMethod,
  forCustomer: string,
): void {
  if (customer !== null && customer !== forCustomer) {
    throw invalidRequest('This payment method is already attached to a customer.')
  }
  const known = cardOf(state, id)
  if (!known) return
  const { card, stored } = known
  if (customer === null && stored.isSpent) {
    throw invalidRequest('This payment method was used before it was attached, and cannot be now.')
  }
  const isDeclined = card.decline && !card.isSavedAnyway && (stored.hasCvc || !card.isForCvcOnly)
  if (isDeclined && card.decline) throw cardError(card.decline)
}
