import type { Stripe } from 'stripe'
import { recordBalance } from '#sandbox/stripe/charges/record-balance.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { idOf, newId } from '#sandbox/stripe/state/ids.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'

/**
 * Transfers all of a captured charge to the account that its payment names, and takes the application's fee back
 * from there. Returns what the charge says of it.
 */
export function transferCharge(
  state: StripeState,
  charge: Stripe.Charge,
  { intent, amount }: { intent: Stripe.PaymentIntent; amount: number },
): Partial<Stripe.Charge> {
  const { transfer_data: data, application_fee_amount: wanted, currency } = intent
  if (!data) return {}
  const destination = idOf(data.destination)
  const id = newId('tr')
  state.put('transfer', {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: recordBalance(state, {
      source: id,
      currency,
      amount: -amount,
      type: 'transfer',
    }).id,
    created: state.now(),
    currency,
    description: null,
    destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata: {},
    reversals: noneYet(`/v1/transfers/${id}/reversals`),
    reversed: false,
    source_transaction: charge.id,
    source_type: 'card',
    transfer_group: `group_${intent.id}`,
  })
  const transferred = { transfer: id, transfer_data: { amount: null, destination } }
  const fee = Math.min(wanted ?? 0, amount)
  if (fee === 0) return transferred
  return {
    ...transferred,
    application_fee: takeFee(state, charge, { destination, amount: fee }).id,
    application_fee_amount: fee,
  }
}

function takeFee(
  state: StripeState,
  { id: charge, currency }: Stripe.Charge,
  { destination, amount }: { destination: string; amount: number },
): Stripe.ApplicationFee {
  const id = newId('fee')
  const taken = state.put('application_fee', {
    id,
    object: 'application_fee',
    account: destination,
    amount,
    amount_refunded: 0,
    application: 'ca_sandbox',
    balance_transaction: recordBalance(state, {
      source: id,
      currency,
      amount,
      type: 'application_fee',
    }).id,
    charge,
    created: state.now(),
    currency,
    fee_source: { charge, type: 'charge' },
    livemode: false,
    originating_transaction: charge,
    refunded: false,
    refunds: noneYet(`/v1/application_fees/${id}/refunds`),
  })
  recordEvent(state, 'application_fee.created', taken)
  return taken
}

const noneYet = (url: string) => ({ object: 'list' as const, data: [], has_more: false, url })
