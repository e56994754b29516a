import type { Stripe } from 'stripe'
import { readCustomer } from '#sandbox/stripe/customers/find-customer.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import type { Endpoint, StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { BROWSER_PARAMETERS } from '#sandbox/stripe/wire/endpoint.ts'
import { LIST_PARAMETERS } from '#sandbox/stripe/wire/list.ts'
import type { Params } from '#sandbox/stripe/wire/params.ts'
import { invalidParameter } from '#sandbox/stripe/wire/refusal.ts'
import { attach, checkAttachable } from './attach.ts'
import {
  createPaymentMethod,
  PAYMENT_METHOD_PARAMETERS,
  readBilling,
} from './create-payment-method.ts'
import { detach } from './detach.ts'
import { namedPaymentMethod } from './find-payment-method.ts'
import { listOfCustomer } from './list-payment-methods.ts'

const UPDATE_PARAMETERS = ['billing_details', 'card', 'allow_redisplay', 'metadata']

export const PAYMENT_METHOD_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: 'payment_methods',
    isForBrowsers: true,
    takes: [...PAYMENT_METHOD_PARAMETERS, ...BROWSER_PARAMETERS],
    answer: ({ state, params }) => createPaymentMethod(state, params),
  },
  {
    method: 'GET',
    path: 'payment_methods',
    takes: [...LIST_PARAMETERS, 'customer', 'type', 'allow_redisplay'],
    answer({ state, params }) {
      const customer = readCustomer(state, params) ?? params.neededText('customer')
      return listOfCustomer(state, params, customer, '/v1/payment_methods')
    },
  },
  {
    method: 'GET',
    path: 'payment_methods/:id',
    takes: [],
    answer: ({ state, id }) => namedPaymentMethod(state, id),
  },
  { method: 'POST', path: 'payment_methods/:id', takes: UPDATE_PARAMETERS, answer: update },
  {
    method: 'POST',
    path: 'payment_methods/:id/attach',
    takes: ['customer'],
    answer({ state, params, id }) {
      const customer = readCustomer(state, params) ?? params.neededText('customer')
      const paymentMethod = namedPaymentMethod(state, id)
      checkAttachable(state, paymentMethod, customer)
      return attach(state, paymentMethod, customer)
    },
  },
  {
    method: 'POST',
    path: 'payment_methods/:id/detach',
    takes: [],
    answer: ({ state, id }) => detach(state, namedPaymentMethod(state, id)),
  },
]

function update({ state, params, id }: StripeCall): Stripe.PaymentMethod {
  const before = namedPaymentMethod(state, id)
  const billing = params.part('billing_details')
  const redisplay = params.choice('allow_redisplay', ['always', 'limited', 'unspecified'])
  const updated = state.put('payment_method', {
    ...before,
    ...(billing ? { billing_details: readBilling(billing) } : {}),
    ...(redisplay === null ? {} : { allow_redisplay: redisplay }),
    ...(before.card ? { card: withExpiry(before.card, params.part('card')) } : {}),
    metadata: params.metadata(before.metadata ?? {}),
  })
  recordEvent(state, 'payment_method.updated', updated)
  return updated
}

function withExpiry(card: Stripe.PaymentMethod.Card, params: Params | null) {
  params?.refuseUnknown(['exp_month', 'exp_year'])
  const exp_month = params?.integer('exp_month') ?? card.exp_month
  const exp_year = params?.integer('exp_year') ?? card.exp_year
  if (exp_month < 1 || exp_month > 12) {
    throw invalidParameter('card[exp_month]', 'That is no month.', 'invalid_expiry_month')
  }
  return { ...card, exp_month, exp_year }
}
