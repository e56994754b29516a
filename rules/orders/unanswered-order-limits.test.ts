import { describe, expect, test } from 'vitest'
import {
  allowedAgainAt,
  UNANSWERED_CASH_ORDERS,
  UNCONFIRMED_EMAILS,
} from './unanswered-order-limits.ts'

const now = new Date('2026-05-15T18:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const limits = [
  { count: 2, withinMs: 3_600_000 },
  { count: 3, withinMs: 86_400_000 },
]

describe('one more is allowed', () => {
  test.each<[string, number[], Date | null]>([
    ['at once after none', [], null],
    ['at once after as many as the limit', [10, 20], null],
    ['when one fewer than the limit is an hour old', [10, 20, 30], minutesAgo(20 - 60)],
    ['when all above the limit have left', [5, 10, 20, 30], minutesAgo(10 - 60)],
    ['at once when the oldest is just an hour old', [10, 20, 60], null],
    ['by the limit of a day too', [10, 70, 80, 90], minutesAgo(80 - 1440)],
    ['at once when those of the day are too old', [10, 70, 80, 1440], null],
  ])('%s', (_title, minutes, expected) => {
    expect(allowedAgainAt(limits, minutes.map(minutesAgo), now)).toEqual(expected)
  })
})

describe('limits are by the hour and by the day', () => {
  test.each([
    ['unanswered cash orders', UNANSWERED_CASH_ORDERS, [5, 15]],
    ['emails to a mailbox from one network', UNCONFIRMED_EMAILS.toMailboxFromNetwork, [3, 6]],
    ['emails from a network', UNCONFIRMED_EMAILS.fromNetwork, [20, 60]],
    ['emails to a mailbox', UNCONFIRMED_EMAILS.toMailbox, [6, 12]],
  ])('of %s', (_title, given, [inHour, inDay]) => {
    expect(given).toEqual([
      { count: inHour, withinMs: 3_600_000 },
      { count: inDay, withinMs: 86_400_000 },
    ])
  })
})
