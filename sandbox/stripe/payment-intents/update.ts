import type { Stripe } from 'stripe'
import { readCustomer } from '#sandbox/stripe/customers/find-customer.ts'
import { readPaymentMethod } from '#sandbox/stripe/payment-methods/find-payment-method.ts'
import type { StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { requestedIntent, unexpectedState } from './find-intent.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'
import { readAmount } from './read-amount.ts'

/** What may be changed once money is authorised, captured or released. */
const ALWAYS = ['description', 'metadata', 'receipt_email']
const BEFORE_PAYMENT = ['amount', 'customer', 'payment_method', 'setup_future_usage']
export const UPDATE_PARAMETERS = [...ALWAYS, ...BEFORE_PAYMENT]

const UNPAID: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
])

export function updateIntent(call: StripeCall): Stripe.PaymentIntent {
  const { state, params } = call
  const before = requestedIntent(call)
  const tooLate = BEFORE_PAYMENT.find((name) => params.has(name))
  if (tooLate !== undefined && !UNPAID.has(before.status)) {
    const why = `because it has a status of ${before.status}`
    throw unexpectedState(before, `This PaymentIntent's ${tooLate} could not be updated ${why}.`)
  }
  const customer = params.has('customer')
    ? readCustomer(state, params)
    : idOf(before.customer) || null
  const named = readPaymentMethod(state, params, customer)
  const future = params.choice('setup_future_usage', ['on_session', 'off_session'])
  const text = (name: 'description' | 'receipt_email') =>
    params.has(name) ? params.text(name) : before[name]
  return state.put('payment_intent', {
    ...before,
    amount: params.has('amount') ? readAmount(params, before.currency) : before.amount,
    customer,
    description: text('description'),
    metadata: params.metadata(before.metadata),
    receipt_email: text('receipt_email'),
    setup_future_usage: params.has('setup_future_usage') ? future : before.setup_future_usage,
    ...(named && { payment_method: named.id, ...CONFIRM_AGAIN }),
    // What was to be authenticated is another amount now.
    ...(params.has('amount') && before.status === 'requires_action' ? CONFIRM_AGAIN : {}),
  })
}

const CONFIRM_AGAIN = { next_action: null, status: 'requires_confirmation' } as const
