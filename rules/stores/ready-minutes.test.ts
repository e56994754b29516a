import { describe, expect, test } from 'vitest'
import { expectedMinutes, preparationMinutesAt } from './ready-minutes.ts'

const zone = { minMinutes: 10, maxMinutes: 25 }

test.each([
  ['delivery adds the way there', zone, { from: 30, to: 45 }],
  ['collection is preparation alone', null, { from: 20, to: 20 }],
])('%s', (_title, zoneOrNull, expected) => {
  expect(expectedMinutes(20, zoneOrNull)).toEqual(expected)
})

describe('preparation', () => {
  const until = new Date('2026-01-15T19:00:00Z')
  const busy = { preparationMinutes: 20, busy: { minutes: 30, until } }

  test('takes longer for what a busy store begins', () => {
    expect(preparationMinutesAt(busy, until.getTime() - 1)).toBe(50)
  })

  test('takes as long as usual from the end of that on', () => {
    expect(preparationMinutesAt(busy, until.getTime())).toBe(20)
    expect(preparationMinutesAt({ ...busy, busy: null }, 0)).toBe(20)
  })
})
