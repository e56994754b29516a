import type { Params } from '#sandbox/stripe/wire/params.ts'
import { invalidParameter } from '#sandbox/stripe/wire/refusal.ts'

/** The least that can be paid by card: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const LEAST: Readonly<Record<string, number>> = { gbp: 30, eur: 50, usd: 50 }
const MAXIMUM = 99_999_999

export function readCurrency(params: Params): string {
  const currency = params.neededText('currency').toLowerCase()
  if (LEAST[currency] !== undefined) return currency
  const known = Object.keys(LEAST).join(', ')
  throw invalidParameter('currency', `Invalid currency: ${currency}. The sandbox takes ${known}.`)
}

/** An amount that can be paid: not under the least of its currency, and of eight digits at most. */
export function readAmount(params: Params, currency: string): number {
  const amount = params.neededInteger('amount')
  const least = LEAST[currency] ?? 1
  if (amount < 1) {
    throw invalidParameter(
      'amount',
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    )
  }
  if (amount < least) {
    const shown = `${(least / 100).toFixed(2)} ${currency}`
    throw invalidParameter('amount', `Amount must be at least ${shown}`, 'amount_too_small')
  }
  if (amount > MAXIMUM) {
    throw invalidParameter('amount', 'Amount must be no more than 999,999.99', 'amount_too_large')
  }
  return amount
}
