import { expect, test } from 'vitest'
import { isPauseEnd } from './pause.ts'

const NOW = new Date('2026-05-15T17:30:00Z')

test.each([
  ['the same moment', '2026-05-15T17:30:00.000Z', false],
  ['a moment later', '2026-05-15T17:30:00.001Z', true],
  ['a time that has passed', '2026-05-15T17:29:00.000Z', false],
  ['28 days later', '2026-06-12T17:30:00.000Z', true],
  ['longer than 28 days', '2026-06-12T17:30:00.001Z', false],
  ['no time at all', 'never', false],
])('a pause until %s is possible: %s %s', (_name, until, isPossible) => {
  expect(isPauseEnd(new Date(until), NOW)).toBe(isPossible)
})
