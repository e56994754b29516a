import { expect, it } from 'vitest'
import { sessionExpiresAt } from './lifetimes.ts'

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
  expect(sessionExpiresAt(after(used), { rememberMe, createdAt })).toEqual(after(expires))
})
