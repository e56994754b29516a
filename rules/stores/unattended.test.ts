import { describe, expect, test } from 'vitest'
import { daily, given } from './testing/store-moment.ts'
import type { StoreMoment } from './slots.ts'
import { findUnattended, unattendedAct, type UnattendedRule } from './unattended.ts'

const at = (time: string) => new Date(`${time}:00Z`)
const longAgo = at('2026-01-01T00:00')

describe('a store that nobody has open', () => {
  // From 17:00 to 22:00 on every day of winter, with 20 minutes of preparation.
  test.each<[string, StoreMoment, seenAt: string, expected: [since: string, until: string] | null]>(
    [
      [
        'is unattended since its board was last seen',
        given('2026-01-15T18:00:00Z'),
        '2026-01-15T17:50',
        ['2026-01-15T17:50', '2026-01-15T22:00'],
      ],
      [
        'is so since it opened, not since the evening before',
        given('2026-01-15T17:03:00Z'),
        '2026-01-14T22:10',
        ['2026-01-15T17:00', '2026-01-15T22:00'],
      ],
      [
        'is so since its pause ended',
        given('2026-01-15T19:00:00Z', { pausedUntil: at('2026-01-15T18:58') }),
        '2026-01-15T18:00',
        ['2026-01-15T18:58', '2026-01-15T22:00'],
      ],
      ['is not while it is closed', given('2026-01-15T16:59:00Z'), '2026-01-14T22:10', null],
      [
        'is not after last orders, while the kitchen clears up',
        given('2026-01-15T21:41:00Z'),
        '2026-01-15T21:30',
        null,
      ],
      [
        'is not while it is paused',
        given('2026-01-15T18:00:00Z', { pausedUntil: at('2026-01-15T18:30') }),
        '2026-01-15T17:30',
        null,
      ],
      [
        'is not on a day without hours',
        given('2026-01-15T18:00:00Z', {
          hours: {
            ...daily(1020, 300),
            exceptions: [{ date: '2026-01-15', service: null, spans: [], reason: 'Holiday' }],
          },
        }),
        '2026-01-14T21:00',
        null,
      ],
      [
        'is so over midnight, in the opening of the evening before',
        given('2026-01-16T00:30:00Z', { hours: daily(1020, 540) }),
        '2026-01-15T23:40',
        ['2026-01-15T23:40', '2026-01-16T02:00'],
      ],
      [
        // Clocks go forward at 01:00 UTC: the opening from 00:30 to 04:00 lasts two hours and a half.
        'counts real minutes over the change to summer time',
        given('2026-03-29T01:20:00Z', { hours: daily(30, 210) }),
        '2026-03-29T00:55',
        ['2026-03-29T00:55', '2026-03-29T03:00'],
      ],
      [
        // Clocks go back at 01:00 UTC: 01:30 in London comes twice, and this opening lasts an hour longer.
        'counts real minutes over the change to winter time',
        given('2026-10-25T01:20:00Z', { hours: daily(30, 210) }),
        '2026-10-25T00:25',
        ['2026-10-25T00:25', '2026-10-25T04:00'],
      ],
      [
        'is so for 12 hours at most where it never closes',
        given('2026-01-15T18:00:00Z', { hours: daily(0, 1440) }),
        '2026-01-15T17:50',
        ['2026-01-15T17:50', '2026-01-16T06:00'],
      ],
    ],
  )('%s', (_title, moment, seenAt, expected) => {
    const found = findUnattended([moment], { seenAt: at(seenAt), watchedSince: longAgo })
    const [since, until] = expected ?? []
    expect(found).toEqual(since && until ? { since: at(since), until: at(until) } : null)
  })

  test('is so from the first of its services that opens to the last one that closes', () => {
    const collection: StoreMoment = {
      ...given('2026-01-15T18:00:00Z'),
      service: 'collection',
      hours: {
        spans: [{ service: 'collection', weekday: 4, startMinute: 720, durationMinutes: 480 }],
        exceptions: [],
      },
    }
    const moments = [given('2026-01-15T18:00:00Z'), collection]
    const watched = { seenAt: at('2026-01-14T22:00'), watchedSince: longAgo }
    const expected = { since: at('2026-01-15T12:00'), until: at('2026-01-15T22:00') }
    expect(findUnattended(moments, watched)).toEqual(expected)
    expect(findUnattended([], watched)).toBeNull()
  })

  test('is so at the earliest since a server was there to see', () => {
    const watchedSince = at('2026-01-15T17:58')
    const watched = { seenAt: at('2026-01-15T17:30'), watchedSince }
    expect(findUnattended([given('2026-01-15T18:00:00Z')], watched)?.since).toEqual(watchedSince)
  })
})

describe('what is done about it', () => {
  test.each<[Partial<UnattendedRule>, minutes: number, ReturnType<typeof unattendedAct>]>([
    [{}, 4.9, null],
    [{}, 5, 'warn'],
    [{}, 500, 'warn'],
    [{ isWarned: true }, 5, null],
    [{ warns: false }, 5, null],
    [{ pauseMinutes: 10 }, 5, 'warn'],
    [{ pauseMinutes: 10, isWarned: true }, 9.9, null],
    [{ pauseMinutes: 10, isWarned: true }, 10, 'pause'],
    [{ pauseMinutes: 10, warns: false }, 10, 'pause'],
    [{ pauseMinutes: 10 }, 60, 'pause'],
  ])('by %j after %d minutes: %s', (rule, minutes, expected) => {
    const now = at('2026-01-15T18:00')
    const since = new Date(now.getTime() - minutes * 60_000)
    const usual = { warns: true, pauseMinutes: null, isWarned: false }
    expect(unattendedAct({ ...usual, ...rule }, { since, now })).toBe(expected)
  })
})
