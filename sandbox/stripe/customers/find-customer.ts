import type { Stripe } from 'stripe'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import type { Params } from '#sandbox/stripe/wire/params.ts'
import { missingParameter } from '#sandbox/stripe/wire/refusal.ts'

/** Null for one who is deleted, too. */
export function findCustomer(state: StripeState, id: string): Stripe.Customer | null {
  const customer = state.find('customer', id)
  return customer === null || customer.deleted ? null : customer
}

/** The customer that the parameter `customer` names; null if there is none in it. */
export function readCustomer(state: StripeState, params: Params): string | null {
  const id = params.text('customer')
  if (id !== null && !findCustomer(state, id)) throw missingParameter('customer', id, 'customer')
  return id
}
