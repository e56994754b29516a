import { describe, expect, it } from 'vitest'
import { backTomorrow, isSoldOutUntilAllowed } from './sold-out-until.ts'

describe('what is sold out until tomorrow is back at 05:00 in London', () => {
  it.each([
    ['on a summer evening', '2026-05-15T18:00:00Z', '2026-05-16T04:00:00Z'],
    [
      'in a winter night that belongs to the day before',
      '2026-01-17T01:30:00Z',
      '2026-01-17T05:00:00Z',
    ],
    ['a moment before five', '2026-01-17T04:59:59.999Z', '2026-01-17T05:00:00Z'],
    ['at five, when the next day has begun', '2026-01-17T05:00:00Z', '2026-01-18T05:00:00Z'],
    ['on the night the clocks go forward', '2026-03-28T22:00:00Z', '2026-03-29T04:00:00Z'],
    ['on the night the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25T05:00:00Z'],
    ['on New Year’s Eve', '2026-12-31T23:30:00Z', '2027-01-01T05:00:00Z'],
  ])('%s', (_when, now, back) => {
    expect(backTomorrow(new Date(now))).toEqual(new Date(back))
  })
})

describe('a kitchen says when something is back', () => {
  const now = new Date('2026-05-15T18:00:00Z')
  it.each([
    ['a minute from now', '2026-05-15T18:01:00Z', true],
    ['now', '2026-05-15T18:00:00Z', false],
    ['a minute ago', '2026-05-15T17:59:00Z', false],
    ['in 90 days', '2026-08-13T18:00:00Z', true],
    ['in 90 days and a minute', '2026-08-13T18:01:00Z', false],
  ])('%s: %s', (_when, until, isAllowed) => {
    expect(isSoldOutUntilAllowed(new Date(until), now)).toBe(isAllowed)
  })

  it('by the clock on the wall across a change of the clocks', () => {
    const autumn = new Date('2026-10-01T18:00:00Z')
    expect(isSoldOutUntilAllowed(new Date('2026-12-30T19:00:00Z'), autumn)).toBe(true)
    expect(isSoldOutUntilAllowed(new Date('2026-12-30T19:01:00Z'), autumn)).toBe(false)
  })
})
