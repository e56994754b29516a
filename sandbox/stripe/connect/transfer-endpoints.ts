import type { Stripe } from 'stripe'
import { recordBalance } from '#sandbox/stripe/charges/record-balance.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { idOf, newId } from '#sandbox/stripe/state/ids.ts'
import type { Endpoint, StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { LIST_PARAMETERS, listOf } from '#sandbox/stripe/wire/list.ts'
import { invalidParameter, invalidRequest, missing } from '#sandbox/stripe/wire/refusal.ts'

export const TRANSFER_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: 'transfers/:id', takes: [], answer: existing },
  {
    method: 'GET',
    path: 'transfers/:id/reversals',
    takes: LIST_PARAMETERS,
    answer(call) {
      const { state, params } = call
      const { id } = existing(call)
      const own = state.all('transfer_reversal').filter(({ transfer }) => idOf(transfer) === id)
      return listOf(own, params, `/v1/transfers/${id}/reversals`)
    },
  },
  {
    method: 'POST',
    path: 'transfers/:id/reversals',
    takes: ['amount', 'description', 'metadata'],
    answer: reverse,
  },
  {
    method: 'GET',
    path: 'application_fees/:id',
    takes: [],
    answer({ state, id }) {
      const fee = state.find('application_fee', id)
      if (!fee) throw missing('application_fee', id)
      return fee
    },
  },
]

function existing({ state, id }: Pick<StripeCall, 'state' | 'id'>): Stripe.Transfer {
  const transfer = state.find('transfer', id)
  if (!transfer) throw missing('transfer', id)
  return transfer
}

/** Takes all of a transfer that is left, or a part of it, back from the account. */
function reverse(call: StripeCall): Stripe.TransferReversal {
  const { state, params } = call
  const before = existing(call)
  const left = before.amount - before.amount_reversed
  const amount = params.integer('amount') ?? left
  if (amount < 1) throw invalidParameter('amount', 'This value must be greater than or equal to 1.')
  if (amount > left)
    throw invalidRequest(
      `Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`,
      { param: 'amount' },
    )
  const id = newId('trr')
  const { currency } = before
  const reversal = state.put('transfer_reversal', {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: recordBalance(state, {
      source: id,
      currency,
      amount,
      type: 'transfer_refund',
    }).id,
    created: state.now(),
    currency,
    destination_payment_refund: newId('pyr'),
    metadata: params.metadata(),
    source_refund: null,
    transfer: before.id,
  })
  const amount_reversed = before.amount_reversed + amount
  const reversed = amount_reversed === before.amount
  const transfer = state.put('transfer', { ...before, amount_reversed, reversed })
  recordEvent(state, 'transfer.reversed', transfer)
  return reversal
}
