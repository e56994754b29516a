import type { Stripe } from 'stripe'
import { recordOutgoing } from '#sandbox/stripe/charges/record-balance.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'
import { cardOf } from '#sandbox/stripe/payment-methods/find-payment-method.ts'
import { moneyOf } from '#sandbox/stripe/people/money.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import type { StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import type { Params } from '#sandbox/stripe/wire/params.ts'
import { invalidParameter, invalidRequest, missingParameter } from '#sandbox/stripe/wire/refusal.ts'
import { blankRefund } from './blank-refund.ts'

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

/** Gives back all of a payment that is left, or a part of it. */
export function createRefund({ state, params }: StripeCall): Stripe.Refund {
  const before = readCharge(state, params)
  const amount = readRefundAmount(params, before)
  const blank = blankRefund(state, before, amount)
  const isPending = cardOf(state, before.payment_method ?? '')?.card.refund === 'pending'
  const refund = state.put('refund', {
    ...blank,
    balance_transaction: recordOutgoing(state, blank.id, -amount, before.currency).id,
    destination_details: destination(),
    metadata: params.metadata(),
    reason: params.choice('reason', REASONS),
    status: isPending ? 'pending' : 'succeeded',
  })
  const charge = state.put('charge', {
    ...before,
    amount_refunded: before.amount_refunded + amount,
    refunded: before.amount_refunded + amount === before.amount,
  })
  recordEvent(state, 'refund.created', refund)
  recordEvent(state, 'charge.refunded', charge)
  return refund
}

function readCharge(state: StripeState, params: Params): Stripe.Charge {
  const chargeId = params.text('charge')
  const intentId = params.text('payment_intent')
  if (chargeId === null && intentId === null) {
    throw invalidParameter('payment_intent', 'One of charge and payment_intent is needed.')
  }
  const intent = intentId === null ? null : state.find('payment_intent', intentId)
  if (intentId !== null && !intent) {
    throw missingParameter('payment_intent', intentId, 'payment_intent')
  }
  const id = chargeId ?? idOf(intent?.latest_charge ?? null)
  const charge = state.find('charge', id)
  if (chargeId !== null && !charge) throw missingParameter('charge', chargeId, 'charge')
  if (!charge?.captured) {
    throw invalidRequest(
      intentId === null
        ? `The charge ${id} has not been captured, so there is nothing to refund.`
        : `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    )
  }
  return charge
}

function readRefundAmount(params: Params, charge: Stripe.Charge): number {
  const left = charge.amount - charge.amount_refunded
  if (left <= 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  const amount = params.integer('amount') ?? left
  if (amount < 1) throw invalidParameter('amount', 'This value must be greater than or equal to 1.')
  if (amount > left) {
    const amountPence = moneyOf(amount, charge.currency)
    const maximum = moneyOf(left, charge.currency)
    const message = `Refund amount (${amountPence}) is greater than unrefunded amount on charge (${maximum})`
    throw invalidRequest(message, { param: 'amount' })
  }
  return amount
}

function destination(): Stripe.Refund.DestinationDetails {
  return {
    card: {
      // The bank's number of it comes days later.
      reference_status: 'pending',
      reference_type: 'acquirer_reference_number',
      type: 'refund',
    },
    type: 'card',
  }
}
