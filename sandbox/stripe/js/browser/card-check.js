// What is wrong with a card as somebody typed it, in the words they read.

import { brandOf, digitsOf, isWholeNumber } from './card-number.js'

/**
 * @typedef {{ number: string, expiry: string, cvc: string }} TypedCard
 * @typedef {{ field: 'number' | 'expiry' | 'cvc', code: string, message: string }} CardFault
 */

const MESSAGES = {
  number: 'Check the card number',
  expiry: 'Check the expiry date',
  expired: 'This card has expired',
  cvc: 'The security code has 3 digits',
  longCvc: 'The security code has 4 digits',
}

/**
 * Month and year of what was typed or filled in: 12/34, 1234, 12 / 2034, 2034-12. Null while that
 * says no month.
 * @param {string} text
 * @returns {{ month: number, year: number } | null}
 */
export function expiryOf(text) {
  const iso = /^\s*(\d{4})-(\d{1,2})\s*$/.exec(text)
  const typed = /^\s*(\d{1,2})\s*[/.\- ]\s*(\d{2}|\d{4})\s*$/.exec(text)
  const run = /^\s*(\d{2})(\d{2}|\d{4})\s*$/.exec(text)
  const [month, year] = iso ? [iso[2], iso[1]] : [(typed ?? run)?.[1], (typed ?? run)?.[2]]
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null
  return { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) }
}

/**
 * What is typed, as MM / YY. A first digit that can only be a whole month gets its nought; a year
 * may be typed in full.
 * @param {string} text
 */
export function spacedExpiry(text) {
  const iso = /^\d{4}-/.test(text) ? expiryOf(text) : null
  if (iso) return `${String(iso.month).padStart(2, '0')} / ${String(iso.year).slice(-2)}`
  const digits = digitsOf(/^\d\s*\//.test(text) ? `0${text}` : text)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 6)]
  if (year === '') return month
  return `${month} / ${/^20\d/.test(year) ? year.replace(/^20(?=\d\d$)/, '') : year.slice(0, 2)}`
}

/**
 * All faults, in the order of the fields.
 * @param {TypedCard} card
 * @param {Date} today a card is good to the end of its month
 * @returns {CardFault[]}
 */
export function faultsOf({ number, expiry, cvc }, today) {
  return [numberFault(number), expiryFault(expiry, today), cvcFault(number, cvc)].filter(
    (fault) => fault !== null,
  )
}

/**
 * @param {string} number
 * @returns {CardFault | null}
 */
function numberFault(number) {
  if (isWholeNumber(number)) return null
  const digits = digitsOf(number)
  const isShort = digits.length < Math.min(...brandOf(digits).lengths)
  const code = isShort ? 'incomplete_number' : 'invalid_number'
  return { field: 'number', code, message: MESSAGES.number }
}

/**
 * @param {string} text
 * @param {Date} today
 * @returns {CardFault | null}
 */
function expiryFault(text, today) {
  const expiry = expiryOf(text)
  if (!expiry) {
    const code = digitsOf(text).length < 4 ? 'incomplete_expiry' : 'invalid_expiry_month'
    return { field: 'expiry', code, message: MESSAGES.expiry }
  }
  const months = expiry.year * 12 + expiry.month - (today.getFullYear() * 12 + today.getMonth() + 1)
  if (months < 0)
    return { field: 'expiry', code: 'invalid_expiry_year_past', message: MESSAGES.expired }
  if (months > 50 * 12)
    return { field: 'expiry', code: 'invalid_expiry_year', message: MESSAGES.expiry }
  return null
}

/**
 * @param {string} number
 * @param {string} cvc
 * @returns {CardFault | null}
 */
function cvcFault(number, cvc) {
  const { cvcLength } = brandOf(number)
  if (new RegExp(`^\\d{${cvcLength}}$`).test(cvc.trim())) return null
  const message = cvcLength === 4 ? MESSAGES.longCvc : MESSAGES.cvc
  return { field: 'cvc', code: 'incomplete_cvc', message }
}

/**
 * Where an answer of the card's bank belongs: beside a field, or nowhere (null).
 * @param {string | undefined} code Stripe's error code
 * @param {string} number
 * @returns {CardFault | null}
 */
export function faultOfAnswer(code, number) {
  if (code === 'expired_card') return { field: 'expiry', code, message: MESSAGES.expired }
  if (code === 'incorrect_number' || code === 'invalid_number')
    return { field: 'number', code, message: MESSAGES.number }
  if (code !== 'incorrect_cvc' && code !== 'invalid_cvc') return null
  return { field: 'cvc', code, message: cvcFault(number, '')?.message ?? MESSAGES.cvc }
}
