import type { Stripe } from 'stripe'
import { testCardOf } from '#sandbox/stripe/cards/test-cards.ts'
import type { TestCard } from '#sandbox/stripe/cards/test-cards.ts'
import type { StoredCard } from '#sandbox/stripe/state/stored-objects.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import type { Params } from '#sandbox/stripe/wire/params.ts'
import { invalidRequest, missing, missingParameter } from '#sandbox/stripe/wire/refusal.ts'
import { createNamedPaymentMethod, createPaymentMethod } from './create-payment-method.ts'

/** The payment method a path names; `pm_card_visa` and its like make a new one. */
export function namedPaymentMethod(state: StripeState, id: string): Stripe.PaymentMethod {
  const found = state.find('payment_method', id) ?? createNamedPaymentMethod(state, id)
  if (!found) throw missing('PaymentMethod', id, 'payment_method')
  return found
}

/**
 * What an intent is to be paid with: `payment_method`, or `payment_method_data`, of which a new one
 * is made. Null if neither is given. Refuses another customer's card, and one that is used up.
 */
export function readPaymentMethod(
  state: StripeState,
  params: Params,
  customer: string | null,
): Stripe.PaymentMethod | null {
  const data = params.part('payment_method_data')
  if (data) return createPaymentMethod(state, data)
  const id = params.text('payment_method')
  if (id === null) return null
  const found = state.find('payment_method', id) ?? createNamedPaymentMethod(state, id)
  if (!found) throw missingParameter('PaymentMethod', id, 'payment_method')
  if (found.customer !== null && found.customer !== customer) throw ofAnotherCustomer(found)
  if (found.customer === null && cardOf(state, id)?.stored.isSpent) throw spent()
  return found
}

/** What the sandbox knows of the card behind a payment method; null if there is none. */
export function cardOf(
  state: StripeState,
  paymentMethodId: string,
): { stored: StoredCard; card: TestCard } | null {
  const stored = state.find('card', paymentMethodId)
  const card = stored && testCardOf(stored.number)
  return card && { stored, card }
}

function ofAnotherCustomer({ id, customer }: Stripe.PaymentMethod) {
  const owner = typeof customer === 'string' ? customer : (customer?.id ?? '')
  return invalidRequest(
    `The payment method ${id} belongs to the customer ${owner}. Name that customer as well.`,
    { param: 'payment_method' },
  )
}

function spent() {
  return invalidRequest(
    'This payment method was used, or detached from its customer, and cannot be used again. ' +
      'Attach a payment method to a customer to use it more than once.',
    { param: 'payment_method' },
  )
}
