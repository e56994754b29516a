import { expect, test } from 'vitest'
import { isBoardOn, kitchenFullPercent } from './kitchen-load.ts'

test.each([
  { inWork: 0, slotOrders: 4, preparationMinutes: 30, percent: 0 },
  { inWork: 2, slotOrders: 4, preparationMinutes: 30, percent: 25 },
  { inWork: 8, slotOrders: 4, preparationMinutes: 30, percent: 100 },
  { inWork: 10, slotOrders: 4, preparationMinutes: 30, percent: 125 },
  { inWork: 1, slotOrders: 3, preparationMinutes: 15, percent: 33 },
  // What is ready sooner than in a quarter of an hour makes no more room in it.
  { inWork: 3, slotOrders: 3, preparationMinutes: 5, percent: 100 },
  { inWork: 12, slotOrders: null, preparationMinutes: 30, percent: null },
])(
  '$inWork in work, $slotOrders for a slot and $preparationMinutes minutes: $percent% full',
  ({ percent, ...kitchen }) => expect(kitchenFullPercent(kitchen)).toBe(percent),
)

test.each([
  { seenAt: null, isOn: false },
  { seenAt: '2030-03-01T19:59:30Z', isOn: true },
  { seenAt: '2030-03-01T19:58:00Z', isOn: false },
  { seenAt: '2030-03-01T12:00:00Z', isOn: false },
])('a board that was seen at $seenAt is on: $isOn', ({ seenAt, isOn }) => {
  const now = new Date('2030-03-01T20:00:00Z')
  expect(isBoardOn(seenAt === null ? null : new Date(seenAt), now)).toBe(isOn)
})
