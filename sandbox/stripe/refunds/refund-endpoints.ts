import type { Stripe } from 'stripe'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import type { Endpoint, StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { LIST_PARAMETERS, listOf } from '#sandbox/stripe/wire/list.ts'
import { missing } from '#sandbox/stripe/wire/refusal.ts'
import { createRefund } from './create-refund.ts'

export const REFUND_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: 'refunds',
    takes: ['amount', 'charge', 'payment_intent', 'reason', 'metadata'],
    answer: createRefund,
  },
  {
    method: 'GET',
    path: 'refunds',
    takes: [...LIST_PARAMETERS, 'charge', 'payment_intent'],
    answer({ state, params }) {
      const charge = params.text('charge')
      const intent = params.text('payment_intent')
      const isListed = (refund: Stripe.Refund) =>
        (charge === null || refund.charge === charge) &&
        (intent === null || refund.payment_intent === intent)
      return listOf(state.all('refund').filter(isListed), params, '/v1/refunds')
    },
  },
  { method: 'GET', path: 'refunds/:id', takes: [], answer: existing },
  {
    method: 'POST',
    path: 'refunds/:id',
    takes: ['metadata'],
    answer(call) {
      const before = existing(call)
      const metadata = call.params.metadata(before.metadata ?? {})
      const refund = call.state.put('refund', { ...before, metadata })
      recordEvent(call.state, 'refund.updated', refund)
      return refund
    },
  },
]

function existing({ state, id }: StripeCall): Stripe.Refund {
  const refund = state.find('refund', id)
  if (!refund) throw missing('refund', id)
  return refund
}
