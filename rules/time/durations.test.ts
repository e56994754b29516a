import { expect, test } from 'vitest'
import { formatDuration, formatDurations } from './durations.ts'

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [59, '59 min'],
  [60, '1 h'],
  [61, '1 h 1 min'],
  [65, '1 h 5 mins'],
  [120, '2 h'],
  [1500, '25 h'],
])('%d minutes are written %j', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text)
})

test.each([
  [25, 35, '25–35 min'],
  [20, 20, '20 min'],
  [50, 59, '50–59 min'],
  [50, 60, '50 min to 1 h'],
  [50, 65, '50 min to 1 h 5 mins'],
  [65, 80, '1 h 5 mins to 1 h 20 mins'],
])('from %d to %d minutes is written %j', (from, to, text) => {
  expect(formatDurations({ from, to })).toBe(text)
})
