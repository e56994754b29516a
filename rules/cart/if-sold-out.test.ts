import { expect, it } from 'vitest'
import { isInstruction, joinedIfSoldOut } from './if-sold-out.ts'

it.each([
  [undefined, undefined, undefined],
  ['call', undefined, 'call'],
  [undefined, 'replace', 'replace'],
  ['call', 'replace', 'replace'],
  ['call', 'refund', 'refund'],
] as const)('of two equal lines that say %s and %s, the one says %s', (first, second, joined) => {
  expect(joinedIfSoldOut(first, second)).toBe(joined)
})

it.each([
  ['refund', false],
  ['replace', true],
  ['call', true],
] as const)('%s asks something of the kitchen: %s', (choice, expected) => {
  expect(isInstruction(choice)).toBe(expected)
})
