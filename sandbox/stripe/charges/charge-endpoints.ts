import type { Stripe } from 'stripe'
import type { Endpoint } from '#sandbox/stripe/wire/endpoint.ts'
import { LIST_PARAMETERS, listOf } from '#sandbox/stripe/wire/list.ts'
import { missing } from '#sandbox/stripe/wire/refusal.ts'

export const CHARGE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'GET',
    path: 'charges',
    takes: [...LIST_PARAMETERS, 'payment_intent', 'customer'],
    answer({ state, params }) {
      const intent = params.text('payment_intent')
      const customer = params.text('customer')
      const isListed = (charge: Stripe.Charge) =>
        (intent === null || charge.payment_intent === intent) &&
        (customer === null || charge.customer === customer)
      return listOf(state.all('charge').filter(isListed), params, '/v1/charges')
    },
  },
  {
    method: 'GET',
    path: 'charges/:id',
    takes: [],
    answer({ state, id }) {
      const charge = state.find('charge', id)
      if (!charge) throw missing('charge', id)
      return charge
    },
  },
  {
    method: 'GET',
    path: 'balance_transactions',
    takes: [...LIST_PARAMETERS, 'type', 'source'],
    answer({ state, params }) {
      const type = params.text('type')
      const source = params.text('source')
      const isListed = (each: Stripe.BalanceTransaction) =>
        (type === null || each.type === type) && (source === null || each.source === source)
      const all = state.all('balance_transaction').filter(isListed)
      return listOf(all, params, '/v1/balance_transactions')
    },
  },
  {
    method: 'GET',
    path: 'balance_transactions/:id',
    takes: [],
    answer({ state, id }) {
      const transaction = state.find('balance_transaction', id)
      if (!transaction) throw missing('balance transaction', id)
      return transaction
    },
  },
]
