/**
 * No pair that looks or, shouted across a counter, sounds alike: without 0/O/Q, 1/I/L, 2/Z, 5/S,
 * 8/B, 6/G, U/V, and without vowels, so that no number spells a word.
 */
export const ORDER_NUMBER_ALPHABET = '34679CDFHJKMNPRTVWXY'

const NUMBER_LENGTH = 4

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
