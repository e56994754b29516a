import type { Stripe } from 'stripe'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import type { List } from '#sandbox/stripe/wire/list.ts'
import { listOf } from '#sandbox/stripe/wire/list.ts'
import type { Params } from '#sandbox/stripe/wire/params.ts'

/** The cards a customer has saved. */
export function listOfCustomer(
  state: StripeState,
  params: Params,
  customer: string,
  url: string,
): List<Stripe.PaymentMethod> {
  const type = params.text('type')
  const redisplay = params.text('allow_redisplay')
  const saved = state
    .all('payment_method')
    .filter(
      (each) =>
        each.customer === customer &&
        (type === null || each.type === type) &&
        (redisplay === null || each.allow_redisplay === redisplay),
    )
  return listOf(saved, params, url)
}
