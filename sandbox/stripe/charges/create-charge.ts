import type { Stripe } from 'stripe'
import type { Decline } from '#sandbox/stripe/cards/declines.ts'
import { transferCharge } from '#sandbox/stripe/connect/transfer-charge.ts'
import { recordEvent } from '#sandbox/stripe/events/record-event.ts'
import { newId } from '#sandbox/stripe/state/ids.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { recordIncome } from './record-balance.ts'

/** How long an authorisation lasts when the payment is not captured. */
export const HOLD_SECONDS = 7 * 24 * 60 * 60

type Try = {
  intent: Stripe.PaymentIntent
  paymentMethod: Stripe.PaymentMethod
  isAuthenticated: boolean
  /** Null for a charge that succeeds. */
  decline: Decline | null
}

/** One try of charging a card, declined or not. A captured one moves money at once. */
export function createCharge(state: StripeState, attempt: Try): Stripe.Charge {
  const { intent, decline } = attempt
  const isCaptured = decline === null && intent.capture_method !== 'manual'
  const charge = blankCharge(state, attempt)
  const stored = state.put('charge', {
    ...charge,
    amount_captured: isCaptured ? intent.amount : 0,
    balance_transaction: isCaptured ? recordIncome(state, charge, intent.amount).id : null,
    captured: isCaptured,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: outcomeOf(decline),
    paid: decline === null,
    status: decline === null ? 'succeeded' : 'failed',
    ...(isCaptured ? transferCharge(state, charge, { intent, amount: intent.amount }) : {}),
  })
  recordEvent(state, decline === null ? 'charge.succeeded' : 'charge.failed', stored)
  return stored
}

function blankCharge(state: StripeState, { intent, ...attempt }: Try): Stripe.Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: attempt.paymentMethod.billing_details,
    calculated_statement_descriptor: 'TUCK IN SANDBOX',
    captured: false,
    created: state.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: attempt.paymentMethod.id,
    payment_method_details: detailsOf(state, intent, attempt),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  }
}

function detailsOf(
  state: StripeState,
  { amount, capture_method }: Stripe.PaymentIntent,
  { paymentMethod, isAuthenticated, decline }: Omit<Try, 'intent'>,
): Stripe.Charge.PaymentMethodDetails {
  const card = paymentMethod.card
  if (!card) return { type: paymentMethod.type }
  const isAuthorised = decline === null && capture_method === 'manual'
  const shown: Stripe.Charge.PaymentMethodDetails.Card = {
    amount_authorized: decline === null ? amount : null,
    authorization_code: decline === null ? '123456' : null,
    brand: card.brand,
    ...(isAuthorised ? { capture_before: state.now() + HOLD_SECONDS } : {}),
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: isAuthenticated ? '05' : null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: card.regulated_status,
    three_d_secure: isAuthenticated ? AUTHENTICATED : null,
    transaction_link_id: null,
    // Apple Pay and Google Pay look alike on both; the sandbox has no other wallet.
    wallet: card.wallet as Stripe.Charge.PaymentMethodDetails.Card.Wallet | null,
  }
  return { type: 'card', card: shown }
}

const AUTHENTICATED = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
}

function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  const isBlocked = decline?.decline_code === 'fraudulent'
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline === null ? 'approved_by_network' : 'declined_by_network',
    reason: decline?.decline_code ?? decline?.code ?? null,
    risk_level: isBlocked ? 'highest' : 'normal',
    risk_score: isBlocked ? 90 : 20,
    seller_message: decline === null ? 'Payment complete.' : 'The bank did not accept the payment.',
    type: decline === null ? 'authorized' : isBlocked ? 'blocked' : 'issuer_declined',
  }
}
