// What a card's number says about the card.

const BRANDS = [
  { name: 'visa', label: 'Visa', start: /^4/, lengths: [16], cvc: 3 },
  {
    name: 'mastercard',
    label: 'Mastercard',
    start: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvc: 3,
  },
  { name: 'amex', label: 'American Express', start: /^3[47]/, lengths: [15], cvc: 4 },
  { name: 'discover', label: 'Discover', start: /^6(?:011|4[4-9]|5)/, lengths: [16], cvc: 3 },
  { name: 'diners', label: 'Diners Club', start: /^3(?:0|6|8)/, lengths: [14, 16], cvc: 3 },
  { name: 'jcb', label: 'JCB', start: /^35/, lengths: [16], cvc: 3 },
  { name: 'unionpay', label: 'UnionPay', start: /^62/, lengths: [16, 19], cvc: 3 },
]
const UNKNOWN = { name: 'unknown', label: '', start: /^/, lengths: [16], cvc: 3 }
const LONGEST = 19

/** @param {string} text */
export function digitsOf(text) {
  return text.replace(/\D/g, '')
}

/**
 * The brand by the first digits; `unknown`, without a label, when none is known.
 * @param {string} number digits, perhaps with spaces, perhaps not all of them yet
 */
export function brandOf(number) {
  const digits = digitsOf(number)
  const { name, label, cvc, lengths } = BRANDS.find(({ start }) => start.test(digits)) ?? UNKNOWN
  return { name, label, cvcLength: cvc, lengths }
}

/**
 * The number as it stands on the card: groups of four, 4-6-5 for American Express.
 * @param {string} text
 */
export function spacedNumber(text) {
  const { name, lengths } = brandOf(text)
  const digits = digitsOf(text).slice(0, name === 'unknown' ? LONGEST : Math.max(...lengths))
  const groups = name === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null
  if (groups) return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ')
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/**
 * How many characters the number can have, its spaces counted.
 * @param {string} number
 */
export function longestNumber(number) {
  const { name, lengths } = brandOf(number)
  const digits = name === 'unknown' ? LONGEST : Math.max(...lengths)
  return digits + (name === 'amex' ? 2 : Math.floor((digits - 1) / 4))
}

/**
 * Where the caret belongs after spacing: behind as many digits as before it.
 * @param {string} spaced
 * @param {number} digitsBefore
 */
export function caretAfter(spaced, digitsBefore) {
  let seen = 0
  for (let index = 0; index < spaced.length; index++) {
    if (seen === digitsBefore) return index
    if (spaced[index] !== ' ') seen += 1
  }
  return spaced.length
}

/**
 * Whether the digits are as many as the brand has, and their check digit is right.
 * @param {string} number
 */
export function isWholeNumber(number) {
  const digits = digitsOf(number)
  return brandOf(digits).lengths.includes(digits.length) && passesLuhn(digits)
}

/** @param {string} digits */
function passesLuhn(digits) {
  const sum = [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
