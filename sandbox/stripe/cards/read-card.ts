import type { Params } from '#sandbox/stripe/wire/params.ts'
import { cardError } from '#sandbox/stripe/wire/refusal.ts'
import { DECLINES } from './declines.ts'
import { testCardNamed, testCardOf } from './test-cards.ts'
import type { TestCard } from './test-cards.ts'

const WALLETS = ['apple_pay', 'google_pay'] as const
/** No card is made out for longer. */
const MAXIMUM_YEARS = 50

export type ReadCard = {
  card: TestCard
  expMonth: number
  expYear: number
  hasCvc: boolean
  wallet: (typeof WALLETS)[number] | null
}

/**
 * Reads `card[...]` of a payment method. Only published test cards get through: the number of a
 * real card is refused before any of it is stored.
 */
export function readCard(params: Params, nowMs: number): ReadCard {
  params.refuseUnknown([
    'number',
    'exp_month',
    'exp_year',
    'cvc',
    'token',
    'networks',
    // The sandbox's own: which wallet the card is in.
    'sandbox_wallet',
  ])
  const wallet = params.choice('sandbox_wallet', WALLETS)
  const token = params.text('token')
  if (token !== null) return { ...cardOfToken(token, nowMs), wallet }
  const number = params.neededText('number').replace(/[\s-]/g, '')
  const card = testCardOf(number)
  if (!card) throw hasRightDigits(number) ? liveCard() : wrongNumber()
  const expiry = readExpiry(params, nowMs)
  return { card, ...expiry, hasCvc: readCvc(params, card), wallet }
}

/** The card behind `pm_card_visa` and its like, good for some years. */
export function namedCard(name: string, nowMs: number): ReadCard | null {
  const card = testCardNamed(name)
  const expYear = new Date(nowMs).getUTCFullYear() + 4
  return card && { card, expMonth: 8, expYear, hasCvc: true, wallet: null }
}

function cardOfToken(token: string, nowMs: number): ReadCard {
  const read = token.startsWith('tok_') ? namedCard(token, nowMs) : null
  if (read) return read
  throw cardError(
    { code: 'resource_missing', message: `No such token: '${token}'`, param: 'card' },
    true,
  )
}

/** Whether the month is over. A card is good until the end of its month. */
export function isExpired(expMonth: number, expYear: number, nowMs: number): boolean {
  return nowMs >= Date.UTC(expYear, expMonth, 1)
}

function readExpiry(params: Params, nowMs: number) {
  const expMonth = params.neededInteger('exp_month')
  const given = params.neededInteger('exp_year')
  const thisYear = new Date(nowMs).getUTCFullYear()
  const expYear = given < 100 ? Math.floor(thisYear / 100) * 100 + given : given
  if (expMonth < 1 || expMonth > 12) {
    throw invalid('invalid_expiry_month', 'Your card’s expiry month is invalid.', 'exp_month')
  }
  if (expYear < thisYear - MAXIMUM_YEARS || expYear > thisYear + MAXIMUM_YEARS) {
    throw invalid('invalid_expiry_year', 'Your card’s expiry year is invalid.', 'exp_year')
  }
  if (isExpired(expMonth, expYear, nowMs)) throw cardError(DECLINES.expired, true)
  return { expMonth, expYear }
}

function readCvc(params: Params, { brand }: TestCard): boolean {
  const cvc = params.text('cvc')
  if (cvc === null) return false
  const isRight = brand === 'amex' ? /^\d{3,4}$/.test(cvc) : /^\d{3}$/.test(cvc)
  if (!isRight) throw invalid('invalid_cvc', 'Your card’s security code is invalid.', 'cvc')
  return true
}

/** The check by which a mistyped number is known (ISO/IEC 7812-1, Luhn's). */
function hasRightDigits(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const weighed = [...number].toReversed().map((digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return value > 9 ? value - 9 : value
  })
  return weighed.reduce((sum, value) => sum + value, 0) % 10 === 0
}

function wrongNumber() {
  return invalid('incorrect_number', 'Your card number is incorrect.', 'number')
}

function liveCard() {
  return cardError({ ...DECLINES.liveCard, param: 'number' }, true)
}

function invalid(code: string, message: string, param: string) {
  return cardError({ code, message, param }, true)
}
