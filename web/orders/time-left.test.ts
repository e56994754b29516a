import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-03-06T18:42:00.000Z')

it.each([
  ['2026-03-06T18:52:00.000Z', '10:00'],
  ['2026-03-06T18:51:40.500Z', '9:41'],
  ['2026-03-06T18:42:09.000Z', '0:09'],
  ['2026-03-06T18:42:00.000Z', '0:00'],
  ['2026-03-06T18:40:00.000Z', '0:00'],
  ['2026-03-06T19:42:00.000Z', '60:00'],
  ['2026-03-06T19:42:00.001Z', null],
])('until %s it is %j', (until, left) => {
  expect(timeLeft(new Date(until), now)).toBe(left)
})
