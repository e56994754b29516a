import { expect, test } from 'vitest'
import { secondsToWaitingEmail } from './waiting-email.ts'

const at = new Date('2026-11-20T18:00:00Z')
const inMinutes = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

test.each<
  [
    what: string,
    given: { minutes: number | null; slot?: number; opens?: number; deadline: number },
    seconds: number | null,
  ]
>([
  ['as soon as possible', { minutes: 3, deadline: 10 }, 180],
  ['the store wants none', { minutes: null, deadline: 10 }, null],
  ['the deadline is earlier', { minutes: 5, deadline: 4 }, null],
  ['the deadline is at the same instant', { minutes: 5, deadline: 5 }, null],
  ['a slot while the store is open', { minutes: 3, slot: 90, deadline: 10 }, 180],
  ['a slot after the next opening', { minutes: 3, slot: 120, opens: 60, deadline: 70 }, 3780],
  ['as soon as possible, whenever it opens', { minutes: 3, opens: 60, deadline: 10 }, 180],
  ['an opening that has passed', { minutes: 3, slot: 30, opens: -5, deadline: 10 }, 180],
])('%s', (_, { minutes, slot, opens, deadline }, seconds) => {
  const serviceTime = slot === undefined ? null : inMinutes(slot)
  const opensAt = opens === undefined ? null : inMinutes(opens).toISOString()
  const deadlineAt = inMinutes(deadline)
  expect(secondsToWaitingEmail({ at, minutes, serviceTime, opensAt, deadlineAt })).toBe(seconds)
})
