import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_NUMBER_ALPHABET, orderNumber, readOrderNumber } from './order-number.ts'

test('the alphabet has no characters that are taken for one another, and no vowels', () => {
  for (const lookalikes of ['0OQ', '1IL', '2Z', '5S', '6G', '8B', 'UV']) {
    const present = [...lookalikes].filter((character) => ORDER_NUMBER_ALPHABET.includes(character))
    expect(present.length).toBeLessThanOrEqual(1)
  }
  expect(ORDER_NUMBER_ALPHABET).not.toMatch(/[AEIOU]/)
  expect(new Set(ORDER_NUMBER_ALPHABET).size).toBe(ORDER_NUMBER_ALPHABET.length)
})

test('every character is equally likely', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const number = tryNumber(new Uint8Array([byte, 0, 0, 0]))
    if (number) counts.set(number.charAt(0), (counts.get(number.charAt(0)) ?? 0) + 1)
  }
  expect(counts.size).toBe(ORDER_NUMBER_ALPHABET.length)
  expect(new Set(counts.values()).size).toBe(1)
})

test('any 16 random bytes make four characters of the alphabet', () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16, max: 239 })
  fc.assert(
    fc.property(bytes, (random) => {
      const number = orderNumber(random)
      expect(number).toHaveLength(4)
      expect([...number].every((character) => ORDER_NUMBER_ALPHABET.includes(character))).toBe(true)
    }),
  )
})

test('the same bytes make the same number, too few are refused', () => {
  expect(orderNumber(new Uint8Array([0, 1, 255, 2, 3, 4]))).toBe(ORDER_NUMBER_ALPHABET.slice(0, 4))
  expect(() => orderNumber(new Uint8Array([0, 1, 255, 2]))).toThrow(
    new RangeError('An order number needs more random bytes'),
  )
})

function tryNumber(random: Uint8Array): string | null {
  try {
    return orderNumber(random)
  } catch {
    return null
  }
}

test.each([
  ['K7PX', 'K7PX'],
  [' k7px ', 'K7PX'],
  ['#k7 px', 'K7PX'],
  ['', null],
  ['K7P', null],
  ['K7PXX', null],
  ['O0IL', null],
])('%j is typed for %j', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number)
})

test('every number is read as itself', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (random) => {
      const number = orderNumber(random)
      expect(readOrderNumber(number)).toBe(number)
    }),
  )
})
