/**
 * Of characters that look alike (0OQ, 1IL, 2Z, 5S, 6G, 8B, UV) at most one is left, and no vowels,
 * so that no number spells a word.
 */
export const ORDER_NUMBER_ALPHABET = '34679CDFHJKMNPRTVWXY'

const NUMBER_LENGTH = 4

/** Exactly a number of an order. */
export const ORDER_NUMBER = new RegExp(`^[${ORDER_NUMBER_ALPHABET}]{${NUMBER_LENGTH}}$`)

/** The number of an order that somebody has typed as people type it; null: that is none. */
export function readOrderNumber(typed: string): string | null {
  const number = typed.replace(/[\s#]/g, '').toUpperCase()
  return ORDER_NUMBER.test(number) ? number : null
}

/**
 * A short number for an order from random bytes, every number equally likely. 16 bytes are enough
 * for all practical purposes.
 *
 * @throws RangeError if the bytes run out, as bytes that would favour some characters are skipped.
 */
export function orderNumber(random: Uint8Array): string {
  const size = ORDER_NUMBER_ALPHABET.length
  const unbiasedBelow = 256 - (256 % size)
  let number = ''
  for (const byte of random) {
    if (byte < unbiasedBelow) number += ORDER_NUMBER_ALPHABET.charAt(byte % size)
    if (number.length === NUMBER_LENGTH) return number
  }
  throw new RangeError('An order number needs more random bytes')
}
