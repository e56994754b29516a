import { expect, test } from 'vitest'
import { isIdle } from './idle-tablet.ts'

const nowMs = 1_800_000_000_000
const minutesAgo = (minutes: number) => nowMs - minutes * 60_000

test.each([
  ['touched just now', minutesAgo(0), false, false],
  ['touched nine minutes ago', minutesAgo(9), false, false],
  ['touched ten minutes ago', minutesAgo(10), false, true],
  ['touched nobody knows when', null, false, true],
  ['touched half a minute in the future, as clocks are adjusted', minutesAgo(-0.5), false, false],
  ['touched in the future, by a clock that was set back', minutesAgo(-5), false, true],
  ['locked', minutesAgo(60), true, false],
  ['locked, with nothing known', null, true, false],
  ['locked here, and not on the server yet', 0, true, true],
])('a tablet that was %s', (_title, touchedAtMs, isLocked, expected) => {
  expect(isIdle({ touchedAtMs, isLocked, idleMinutes: 10, nowMs })).toBe(expected)
})
