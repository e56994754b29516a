import type { Stripe } from 'stripe'
import { recordIncome } from '#sandbox/stripe/charges/record-balance.ts'
import { transferCharge } from '#sandbox/stripe/connect/transfer-charge.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { releaseHold } from '#sandbox/stripe/refunds/release-hold.ts'
import type { StripeCall } from '#sandbox/stripe/wire/endpoint.ts'
import { invalidParameter, missing } from '#sandbox/stripe/wire/refusal.ts'
import { readApplicationFee } from './read-transfer.ts'
import { requestedIntent, unexpectedState } from './find-intent.ts'
import { idOf } from '#sandbox/stripe/state/ids.ts'

/** Captures an authorised amount, all of it or less; the rest is released. */
export function captureIntent(call: StripeCall): Stripe.PaymentIntent {
  const { state, params } = call
  const authorised = requestedIntent(call)
  const fee = readApplicationFee(params, authorised)
  const before = { ...authorised, application_fee_amount: fee }
  if (before.status !== 'requires_capture') {
    const why =
      before.status === 'succeeded'
        ? 'it has already been captured'
        : `it has a status of ${before.status}`
    throw unexpectedState(before, `This PaymentIntent could not be captured because ${why}.`)
  }
  const amount = params.integer('amount_to_capture') ?? before.amount_capturable
  if (amount < 1 || amount > before.amount_capturable) {
    const maximum = `You can capture up to ${before.amount_capturable}.`
    throw invalidParameter('amount_to_capture', maximum, 'amount_too_large')
  }
  const chargeId = idOf(before.latest_charge)
  const authorisedPayment = state.find('charge', chargeId)
  if (!authorisedPayment) throw missing('charge', chargeId)
  const charge = state.put('charge', {
    ...authorisedPayment,
    amount_captured: amount,
    balance_transaction: recordIncome(state, authorisedPayment, amount).id,
    captured: true,
    ...transferCharge(state, authorisedPayment, { intent: before, amount }),
  })
  recordEvent(state, 'charge.captured', charge)
  releaseHold(state, before, before.amount_capturable - amount)
  const captured = state.put('payment_intent', {
    ...before,
    amount_capturable: 0,
    amount_received: amount,
    status: 'succeeded',
  })
  recordEvent(state, 'payment_intent.succeeded', captured)
  return captured
}
