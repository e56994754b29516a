import { expect, it } from 'vitest'
import * as attempts from './attempt-limits.ts'
import * as lifetimes from './lifetimes.ts'

const DAY_MS = 86_400_000
const createdAt = new Date('2026-03-06T18:30:00Z')
const after = (days: number) => new Date(createdAt.getTime() + days * DAY_MS)

it.each([
  [true, 0, 30],
  [true, 100, 130],
  [true, 160, 180],
  [false, 0, 1],
  [false, 3, 4],
  [false, 6.5, 7],
])('remembered %s and used on day %d, a session expires on day %d', (rememberMe, used, expires) => {
  expect(lifetimes.sessionExpiresAt(after(used), { rememberMe, createdAt })).toEqual(after(expires))
})

it.each([
  [10, 0, 25],
  [30, 60, 105],
  [10, 13 * 60, 13 * 60 + 25],
  [10, 14 * 60 - 5, 14 * 60],
])(
  'with %d minutes to lock, a turn on a tablet used in minute %d ends in minute %d',
  (idleMinutes, used, ends) => {
    const minute = (count: number) => new Date(createdAt.getTime() + count * 60_000)
    expect(lifetimes.switchedExpiresAt(minute(used), { idleMinutes, createdAt })).toEqual(
      minute(ends),
    )
  },
)

it.each([
  ['an access token is accepted', lifetimes.ACCESS_TOKEN_LIFETIME_MS, 15 * 60_000],
  ['a link confirms a registration', lifetimes.EMAIL_LINK_LIFETIME_MS.confirm, DAY_MS],
  ['a link sets a password', lifetimes.EMAIL_LINK_LIFETIME_MS.reset, 3_600_000],
  ['a link changes an email', lifetimes.EMAIL_LINK_LIFETIME_MS.emailChange, DAY_MS],
  ['an expired link is known', lifetimes.EXPIRED_LINK_RETENTION_MS, 30 * DAY_MS],
  ['an account waits', lifetimes.UNCOMPLETED_ACCOUNT_RETENTION_MS, 30 * DAY_MS],
  ['wrong guesses count', attempts.GUESSES_COUNT_MS, DAY_MS],
  ['a network is known', attempts.KNOWN_NETWORK_MS, 90 * DAY_MS],
])('%s for %i ms', (_title, ms, expected) => {
  expect(ms).toBe(expected)
})

it('limits what is tried within an hour', () => {
  expect(attempts.GUESSES_FROM_EVERYWHERE).toEqual({ count: 100, withinMs: 3_600_000 })
  expect(attempts.USED_PHONES).toEqual({ count: 10, withinMs: 3_600_000 })
})
