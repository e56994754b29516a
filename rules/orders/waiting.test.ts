import { expect, test } from 'vitest'
import { waitOf } from './waiting.ts'

const since = new Date('2026-11-20T18:30:00Z')
const after = (seconds: number) => new Date(since.getTime() + seconds * 1000)

test.each([
  [-30, 0, 'calm'],
  [0, 0, 'calm'],
  [299, 4, 'calm'],
  [300, 5, 'soon'],
  [479, 7, 'soon'],
  [480, 8, 'urgent'],
  [86_400, 1440, 'urgent'],
])('after %d seconds, %d minutes are %s', (seconds, minutes, urgency) => {
  expect(waitOf(since, after(seconds))).toEqual({ minutes, urgency })
})

test('a store may be calmer, or have no amber at all', () => {
  const calmer = { soonMinutes: 10, urgentMinutes: 15 }
  expect(waitOf(since, after(540), calmer).urgency).toBe('calm')
  expect(waitOf(since, after(600), calmer).urgency).toBe('soon')
  expect(waitOf(since, after(300), { soonMinutes: 5, urgentMinutes: 5 }).urgency).toBe('urgent')
})
