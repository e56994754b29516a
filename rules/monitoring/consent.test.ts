import { expect, test } from 'vitest'
import { readConsent, writeConsent } from './consent.ts'

const now = Date.parse('2026-05-15T18:00:00Z')
const day = 86_400_000

test.each(['accepted', 'rejected'] as const)('%s is remembered for a year', (choice) => {
  const stored = writeConsent(choice, now)
  expect(readConsent(stored, now + 364 * day)).toBe(choice)
  expect(readConsent(stored, now + 365 * day)).toBeNull()
  expect(readConsent(stored, now - 366 * day)).toBeNull()
})

test.each([
  null,
  '',
  'accepted',
  'yes 2026-05-15T18:00:00Z',
  'accepted tomorrow',
  'not accepted 2026-05-15T18:00:00Z',
  'accepted 2026-05-15T18:00:00Z not',
])('%j is no answer', (stored) => {
  expect(readConsent(stored, now)).toBeNull()
})
