import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { expect, it } from 'vitest'
import { readConfirmation, type Confirmation } from './payment-confirmation.ts'

// Only the status of an intent matters.
const resultOf = (status: string) => ({ paymentIntent: { status } }) as PaymentIntentResult
const refused = (error: StripeError): PaymentIntentResult => ({ error })

it.each<[string, Confirmation]>([
  ['requires_capture', { kind: 'held' }],
  ['processing', { kind: 'held' }],
  ['succeeded', { kind: 'held' }],
  ['requires_payment_method', { kind: 'unclear', why: 'stopped' }],
  ['requires_action', { kind: 'unclear', why: 'stopped' }],
  ['canceled', { kind: 'unclear', why: 'stopped' }],
])('an intent that is %s', (status, confirmation) => {
  expect(readConfirmation(resultOf(status))).toEqual(confirmation)
})

it.each<[string, StripeError, Confirmation]>([
  [
    'the bank refused',
    { type: 'card_error', code: 'card_declined' },
    { kind: 'refused', why: 'declined' },
  ],
  [
    'a field is wrong',
    { type: 'validation_error', code: 'invalid_number' },
    { kind: 'refused', why: 'number' },
  ],
  [
    'the customer did not confirm it to the bank',
    { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
    { kind: 'refused', why: 'authentication' },
  ],
  [
    'another tab was quicker',
    { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
    { kind: 'unclear', why: 'unknown' },
  ],
  ['the answer was lost', { type: 'api_connection_error' }, { kind: 'unclear', why: 'unknown' }],
  ['the provider broke', { type: 'api_error' }, { kind: 'unclear', why: 'unknown' }],
])('where %s, that is the result', (_what, error, confirmation) => {
  expect(readConfirmation(refused(error))).toEqual(confirmation)
})
