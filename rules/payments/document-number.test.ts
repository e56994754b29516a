import { expect, test } from 'vitest'
import { documentNumber } from './document-number.ts'

test.each([
  ['invoice', 42, 'INV-2026-00042'],
  ['creditNote', 123_456, 'CN-2026-123456'],
  ['statement', 1, 'ST-2026-00001'],
] as const)('the %s %i has a number with five digits at least', (kind, sequence, number) => {
  expect(documentNumber(kind, 2026, sequence)).toBe(number)
})
