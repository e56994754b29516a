import type { Stripe } from 'stripe'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { blankRefund } from './blank-refund.ts'

/**
 * Releases money that was authorised and never captured. Stripe reports it as a refund, though nothing
 * moves: such a refund has no balance transaction.
 */
export function releaseHold(
  state: StripeState,
  intent: Stripe.PaymentIntent,
  amount: number,
): void {
  const id = typeof intent.latest_charge === 'string' ? intent.latest_charge : ''
  const before = state.find('charge', id)
  if (!before || amount <= 0) return
  state.put('refund', { ...blankRefund(state, before, amount), status: 'succeeded' })
  const charge = state.put('charge', {
    ...before,
    amount_refunded: before.amount_refunded + amount,
    refunded: before.amount_refunded + amount === before.amount,
  })
  recordEvent(state, 'charge.refunded', charge)
}
