import type { Stripe } from 'stripe'
import { newId } from '#sandbox/stripe/state/ids.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Money that came in, less Stripe's fee. */
export function recordIncome(
  state: StripeState,
  { id, currency }: Stripe.Charge,
  amount: number,
): Stripe.BalanceTransaction {
  const fee = feeOf(amount)
  return put(state, { source: id, currency, amount, type: 'charge' }, [
    {
      amount: fee,
      application: null,
      currency,
      description: 'Stripe processing fees',
      type: 'stripe_fee',
    },
  ])
}

/** A refund. Stripe does not return its fee. */
export function recordOutgoing(
  state: StripeState,
  refundId: string,
  amount: number,
  currency: string,
  type: 'refund' | 'refund_failure' = 'refund',
): Stripe.BalanceTransaction {
  return put(state, { source: refundId, currency, amount, type }, [])
}

/** Any other movement, such as a transfer to a connected account. */
export function recordBalance(
  state: StripeState,
  moved: Pick<Stripe.BalanceTransaction, 'source' | 'currency' | 'amount' | 'type'>,
): Stripe.BalanceTransaction {
  return put(state, moved, [])
}

function put(
  state: StripeState,
  moved: Pick<Stripe.BalanceTransaction, 'source' | 'currency' | 'amount' | 'type'>,
  fee_details: Stripe.BalanceTransaction['fee_details'],
): Stripe.BalanceTransaction {
  const fee = fee_details.reduce((sum, { amount }) => sum + amount, 0)
  return state.put('balance_transaction', {
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: state.now() + 2 * DAY_SECONDS,
    balance_type: 'payments',
    created: state.now(),
    description: null,
    exchange_rate: null,
    fee,
    fee_details,
    net: moved.amount - fee,
    reporting_category: moved.type,
    status: 'pending',
    ...moved,
  })
}

/** Stripe's fee for a payment by a standard card of the United Kingdom: 1.5 % and 20p. */
export function feeOf(amount: number): number {
  return Math.round(amount * 0.015) + 20
}
