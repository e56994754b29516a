import { expect, test } from 'vitest'
import { isPausedNow } from './store-messages.ts'

const at = (time: string | null) => time && `2026-01-15T${time}:00.000Z`

test.each([
  ['available', null, '22:00', false],
  ['preorder', '19:30', '22:00', true],
  ['closed', '19:30', '22:00', true],
  ['preorder', '17:00', null, false],
  ['closed', null, '22:00', false],
  ['preorder', '23:00', '22:00', false],
] as const)('%s, takes orders %s, closes %s: paused %s', (tab, opensAt, closesAt, expected) => {
  expect(isPausedNow({ tab, opensAt: at(opensAt), closesAt: at(closesAt) })).toBe(expected)
})
