import { readOrderNumber } from '#rules/orders/order-number.ts'

/** What is looked for in the orders of the marketplace. */
export interface OrderSearch {
  /** An order number; null: what was typed is none. */
  number: string | null
  /**
   * Parts of a name, an email address or a telephone number, in lower case, each to be found; none: what was
   * typed is too short.
   */
  words: string[]
}

/** Shorter words have no trigrams, so that every order would have to be read. */
const MINIMUM_LENGTH = 3
const MAXIMUM_WORDS = 5

const TELEPHONE = /^[+(\d][\d\s()+-]{2,}$/

/** Reads what somebody typed to find an order: its number, or who ordered it. */
export function readOrderSearch(typed: string): OrderSearch {
  return { number: readOrderNumber(typed), words: readContactSearch(typed) }
}

/** The parts of a name, an email address or a telephone number that somebody typed. */
export function readContactSearch(typed: string): string[] {
  const text = typed.trim().toLowerCase()
  const words = TELEPHONE.test(text) ? [telephoneDigits(text)] : text.split(/[\s,]+/)
  return words.filter((word) => word.length >= MINIMUM_LENGTH).slice(0, MAXIMUM_WORDS)
}

/** The digits of a telephone number, from the 0 on also where it was typed with +44. */
function telephoneDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^(0044|44)0?/, '0')
}
