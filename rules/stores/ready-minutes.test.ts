import { describe, expect, test } from 'vitest'
import {
  expectedMinutes,
  preparationMinutesAt,
  preparationMinutesUntil,
  type Preparation,
} from './ready-minutes.ts'

const zone = { minMinutes: 10, maxMinutes: 25 }

test.each([
  ['delivery adds the way there', zone, { from: 30, to: 45 }],
  ['collection is preparation alone', null, { from: 20, to: 20 }],
])('%s', (_title, zoneOrNull, expected) => {
  expect(expectedMinutes(20, zoneOrNull)).toEqual(expected)
})

describe('preparation', () => {
  const until = new Date('2026-01-15T19:00:00Z')
  const busy = {
    preparationMinutes: 20,
    preparationByHour: new Map(),
    busy: { minutes: 30, until },
  }

  test('takes longer for what a busy store begins', () => {
    expect(preparationMinutesAt(busy, until.getTime() - 1)).toBe(50)
  })

  test('takes as long as usual from the end of that on', () => {
    expect(preparationMinutesAt(busy, until.getTime())).toBe(20)
    expect(preparationMinutesAt({ ...busy, busy: null }, 0)).toBe(20)
  })

  // 2026-01-16 and 2026-07-17 are Fridays; hour 114 of the week is Friday's from 18:00.
  const fridays: Preparation = {
    preparationMinutes: 20,
    preparationByHour: new Map([[4 * 24 + 18, 45]]),
    busy: null,
  }
  test.each([
    ['before an hour with minutes of its own', '2026-01-16T17:59:59Z', 20],
    ['from its start', '2026-01-16T18:00:00Z', 45],
    ['until its end', '2026-01-16T18:59:59Z', 45],
    ['after it', '2026-01-16T19:00:00Z', 20],
    ['at that hour of another day', '2026-01-15T18:00:00Z', 20],
    ['by London’s clock in summer', '2026-07-17T17:00:00Z', 45],
  ])('%s', (_title, at, expected) => {
    expect(preparationMinutesAt(fridays, Date.parse(at))).toBe(expected)
  })

  test('adds the minutes of a busy store to those of the hour', () => {
    const busyNow = { ...fridays, busy: { minutes: 10, until: new Date('2026-01-16T18:30:00Z') } }
    expect(preparationMinutesAt(busyNow, Date.parse('2026-01-16T18:15:00Z'))).toBe(55)
  })

  test.each([
    ['before the slow hour', '2026-01-16T18:00:00Z', 20],
    ['in the minute before it', '2026-01-16T18:30:00Z', 31],
    ['in it', '2026-01-16T18:50:00Z', 45],
    ['after it', '2026-01-16T19:20:00Z', 20],
  ])('begins as late as it can to be ready in time: %s', (_title, ready, expected) => {
    expect(preparationMinutesUntil(fridays, Date.parse(ready))).toBe(expected)
  })
})
