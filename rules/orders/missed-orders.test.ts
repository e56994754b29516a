import { describe, expect, test } from 'vitest'
import { missedInARow, pauseAfterMissed, type Answer } from './missed-orders.ts'

describe('the missed orders in a row', () => {
  test.each<[Answer[], number]>([
    [[], 0],
    [['accept', 'expire'], 0],
    [['expire'], 1],
    [['expire', 'accept', 'expire'], 1],
    [['expire', 'decline', 'expire', 'expire'], 1],
    [['expire', 'expire', 'accept'], 2],
    [['expire', 'expire', 'expire', 'expire'], 4],
  ])('of %j are %d', (newestFirst, count) => {
    expect(missedInARow(newestFirst)).toBe(count)
  })
})

describe('the pause after a missed order', () => {
  const at = (time: string) => new Date(`2026-05-15T${time}:00Z`)

  test.each<[string, number, string | null, string | null]>([
    ['the first one pauses nothing', 1, null, null],
    ['the second one pauses for half an hour', 2, null, '19:30'],
    ['the third one for an hour', 3, null, '20:00'],
    ['the fourth one for two hours', 4, null, '21:00'],
    ['later ones for no longer', 9, null, '21:00'],
    ['none is added to a pause that runs', 2, '19:10', null],
    ['a pause that has just ended is none', 2, '19:00', '19:30'],
    ['nor is one of earlier', 3, '18:30', '20:00'],
  ])('%s', (_title, count, pausedUntil, expected) => {
    const until = pausedUntil === null ? null : at(pausedUntil)
    const found = pauseAfterMissed({ missedAt: at('19:00'), count, pausedUntil: until })
    expect(found).toEqual(expected === null ? null : at(expected))
  })
})
