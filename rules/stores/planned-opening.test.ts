import { expect, test } from 'vitest'
import { openingFault } from './planned-opening.ts'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['now', '2026-11-20T12:00:00Z', 'date_has_passed'],
  ['a second ago', '2026-11-20T11:59:59Z', 'date_has_passed'],
  ['in a minute', '2026-11-20T12:01:00Z', null],
  ['on the last day, late in London', '2027-05-19T22:59:00Z', null],
  ['a minute later, which is the next day in London', '2027-05-19T23:00:00Z', 'invalid_value'],
] as const)('an opening %s', (_, at, fault) => {
  expect(openingFault(new Date(at), now)).toBe(fault)
})
