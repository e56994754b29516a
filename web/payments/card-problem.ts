import type { StripeError } from '@stripe/stripe-js'
import type { FieldCode } from '#contract/errors.ts'
import type { payments } from '#web/messages/en/payments.ts'

/** Why nothing was charged, by its key in the catalogue: `payments.problem.{kind}`. */
export type CardProblem = keyof typeof payments.problem

/** The provider's reason to refuse a card: the code, or the bank's reason behind it. */
type CardError = Pick<StripeError, 'type' | 'code' | 'decline_code'>

const BY_CODE: Record<string, CardProblem> = {
  expired_card: 'expired',
  invalid_expiry_month: 'expiry',
  invalid_expiry_month_past: 'expiry',
  invalid_expiry_year: 'expiry',
  invalid_expiry_year_past: 'expiry',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  incorrect_number: 'number',
  invalid_number: 'number',
  invalid_account: 'number',
  insufficient_funds: 'insufficientFunds',
  withdrawal_count_limit_exceeded: 'limit',
  card_velocity_exceeded: 'limit',
  card_not_supported: 'notSupported',
  currency_not_supported: 'notSupported',
  transaction_not_allowed: 'notSupported',
  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  authentication_not_handled: 'authentication',
  issuer_not_available: 'processing',
  processing_error: 'processing',
  reenter_transaction: 'processing',
  try_again_later: 'processing',
  card_declined: 'declined',
  approve_with_id: 'declined',
  call_issuer: 'declined',
  do_not_honor: 'declined',
  generic_decline: 'declined',
  // The exact reason is between the bank and the card's holder.
  fraudulent: 'declined',
  lost_card: 'declined',
  pickup_card: 'declined',
  restricted_card: 'declined',
  stolen_card: 'declined',
}

/** The bank's reason is more precise than the code, which is often only that the card was declined. */
export function problemOf({ type, code = '', decline_code = '' }: CardError): CardProblem {
  return BY_CODE[decline_code] ?? BY_CODE[code] ?? (type === 'card_error' ? 'declined' : 'unknown')
}

const FIELD_CODES: Partial<Record<CardProblem, FieldCode>> = {
  expired: 'card_expired',
  number: 'invalid_card_number',
  cvc: 'invalid_cvv',
}

/** The message next to the card's fields, if one of them is the cause: `validation.{code}`. */
export function fieldCodeOf(problem: CardProblem): FieldCode | null {
  return FIELD_CODES[problem] ?? null
}
