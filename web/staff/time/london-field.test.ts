import { expect, test } from 'vitest'
import { instantOf, localOf } from './london-field.ts'

test.each([
  ['in winter', '2026-11-23T12:00', '2026-11-23T12:00:00.000Z'],
  ['in summer', '2027-06-07T12:00', '2027-06-07T11:00:00.000Z'],
  ['before the clock goes forward', '2027-03-28T00:59', '2027-03-28T00:59:00.000Z'],
  ['in the hour that spring skips, when that ends', '2027-03-28T01:30', '2027-03-28T01:00:00.000Z'],
  ['after the clock went forward', '2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
  [
    'in the hour that autumn repeats, the first time',
    '2026-10-25T01:30',
    '2026-10-25T00:30:00.000Z',
  ],
  ['after the clock went back', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
] as const)('a time %s', (_, local, instant) => {
  expect(instantOf(local)?.toISOString()).toBe(instant)
})

test.each(['', '2026-11-23', 'noon'])('“%s” is no time', (local) => {
  expect(instantOf(local)).toBeNull()
})

test('shows the time of London', () => {
  expect(localOf(new Date('2027-06-07T11:05:00Z'))).toBe('2027-06-07T12:05')
})
