import { describe, expect, it } from 'vitest'
import { payments } from '#web/messages/en/payments.ts'
import { fieldCodeOf, problemOf, type CardProblem } from './card-problem.ts'

describe('a card that the provider refuses', () => {
  it.each<[code: string, decline: string | undefined, CardProblem]>([
    ['card_declined', 'generic_decline', 'declined'],
    ['card_declined', 'do_not_honor', 'declined'],
    ['card_declined', 'insufficient_funds', 'insufficientFunds'],
    ['card_declined', 'card_velocity_exceeded', 'limit'],
    ['card_declined', 'card_not_supported', 'notSupported'],
    ['card_declined', 'authentication_required', 'authentication'],
    ['card_declined', 'processing_error', 'processing'],
    ['card_declined', 'something_new', 'declined'],
    ['card_declined', undefined, 'declined'],
    ['expired_card', 'expired_card', 'expired'],
    ['incorrect_cvc', 'incorrect_cvc', 'cvc'],
    ['incorrect_number', undefined, 'number'],
    ['invalid_expiry_year', undefined, 'expiry'],
    ['processing_error', undefined, 'processing'],
  ])('with %s and the reason %s becomes %s', (code, decline_code, problem) => {
    expect(problemOf({ type: 'card_error', code, ...(decline_code && { decline_code }) })).toBe(
      problem,
    )
  })

  it.each(['lost_card', 'stolen_card', 'pickup_card', 'fraudulent'])(
    "as %s is only declined: the reason is between the bank and the card's holder",
    (decline_code) => {
      const error = { type: 'card_error', code: 'card_declined', decline_code } as const
      expect(problemOf(error)).toBe('declined')
    },
  )

  it('without confirmation to the bank is a failed confirmation', () => {
    const code = 'payment_intent_authentication_failure'
    expect(problemOf({ type: 'invalid_request_error', code })).toBe('authentication')
  })

  it('without a reason is no fault of the card', () => {
    expect(problemOf({ type: 'api_error' })).toBe('unknown')
  })

  it.each<[CardProblem, string | null]>([
    ['expired', 'card_expired'],
    ['number', 'invalid_card_number'],
    ['cvc', 'invalid_cvv'],
    ['declined', null],
    ['insufficientFunds', null],
  ])('with %s is put right at the field: %s', (problem, code) => {
    expect(fieldCodeOf(problem)).toBe(code)
  })
})

it.each(Object.entries(payments.problem))('%s says what to do next', (_kind, sentence) => {
  expect(sentence).toMatch(/(Use another card|pay in cash|try again|Try again|Pay in cash)/)
})
