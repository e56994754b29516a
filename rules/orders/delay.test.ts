import { expect, test } from 'vitest'
import { delayedMinutes, delaysLeft, dueAfterDelay, promisedAt } from './delay.ts'

const delayedBy = (...minutes: number[]) => ({
  dueAt: new Date('2026-11-20T19:15:00Z'),
  events: [{}, ...minutes.map((each) => ({ minutes: each })), { minutes: null }],
})

test.each<[number[], number, number[], string]>([
  [[], 0, [5, 10, 20, 30], '19:15'],
  [[10], 10, [5, 10, 20, 30], '19:05'],
  [[30, 5], 35, [5, 10, 20], '18:40'],
  [[30, 20], 50, [5, 10], '18:25'],
  [[30, 20, 5], 55, [5], '18:20'],
  [[30, 30], 60, [], '18:15'],
])('delayed by %j is %d minutes, of which %j are left; promised for %s', (by, sum, left, time) => {
  const order = delayedBy(...by)
  expect(delayedMinutes(order)).toBe(sum)
  expect(delaysLeft(order)).toEqual(left)
  expect(promisedAt(order)).toEqual(new Date(`2026-11-20T${time}:00Z`))
})

test('an order is due later by its delay, over the end of summer time too', () => {
  expect(dueAfterDelay(new Date('2026-10-25T00:50:00Z'), 30)).toEqual(
    new Date('2026-10-25T01:20:00Z'),
  )
})
