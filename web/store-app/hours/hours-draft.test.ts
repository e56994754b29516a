import { describe, expect, test } from 'vitest'
import type { EditedHours } from '#contract/partner/hours.ts'
import { weekOfSpans, type DaySpan } from '#rules/stores/usual-week.ts'
import {
  countChanges,
  decideHoliday,
  decisionOf,
  hourOf,
  lastOrderMinuteOf,
  mergeHours,
  spanBetween,
  withDay,
  withEveryDay,
  withSpans,
} from './hours-draft.ts'

const hours: EditedHours = {
  week: weekOfSpans([]),
  exceptions: [],
  usualHolidays: [],
  preparationMinutes: 20,
  preparationHours: [],
  lastOrderMinutes: 0,
  slotOrders: null,
  preOrderDays: 2,
  version: 'a'.repeat(22),
}
const evening: DaySpan = { startMinute: 17 * 60, durationMinutes: 510 }
const friday = { service: 'delivery', day: 'friday' } as const
const christmas = { date: '2026-12-25', name: 'Christmas Day' }

test.each([
  ['17:00', '22:30', { startMinute: 1020, durationMinutes: 330 }],
  ['17:00', '01:30', { startMinute: 1020, durationMinutes: 510 }],
  ['00:00', '00:00', { startMinute: 0, durationMinutes: 1440 }],
  ['17:00', '', null],
  ['24:00', '01:30', null],
])('from %s until %s', (from, until, expected) => {
  expect(spanBetween(from, until)).toEqual(expected)
})

test('the hours of a day are copied to every day of their service, and of no other', () => {
  const copied = withEveryDay(withSpans(hours, friday, [evening]), 'delivery', [evening])
  expect(Object.values(copied.week.delivery)).toEqual(Array.from({ length: 7 }, () => [evening]))
  expect(copied.week.collection).toEqual(hours.week.collection)
  expect(countChanges(hours, copied)).toBe(7)
})

describe('a holiday', () => {
  test.each(['closed', 'usual', 'other', null] as const)(
    'is %s once that is chosen',
    (decision) => {
      for (const before of ['closed', 'usual', 'other', null] as const) {
        const decided = decideHoliday(hours, christmas, before, [evening])
        const again = decideHoliday(decided, christmas, decision, [evening])
        expect(decisionOf(again, christmas.date)).toBe(decision)
      }
    },
  )
})

describe('the last order', () => {
  test.each([
    ['leaves time to prepare', {}, 1530 - 20],
    ['is as early as the store says', { lastOrderMinutes: 45 }, 1530 - 45],
    [
      'leaves the time of its hour, past midnight too',
      { preparationHours: [{ day: 'saturday' as const, hour: 1, minutes: 40 }] },
      // At 00:59 it is still prepared in 20 minutes.
      1440 + 59,
    ],
    ['is none where there is no time', { preparationMinutes: 600 }, null],
  ])('%s', (_title, edit, expected) => {
    expect(lastOrderMinuteOf({ ...hours, ...edit }, { day: 'friday', span: evening })).toBe(
      expected,
    )
  })

  test('counts hours past midnight, and past Sunday, as those of the next day', () => {
    expect(hourOf('sunday', 25)).toEqual({ day: 'monday', hour: 1 })
  })
})

describe('changes', () => {
  const edited = withSpans(withSpans(hours, friday, [evening]), { ...friday, day: 'saturday' }, [
    evening,
  ])
  test.each<[string, EditedHours, number]>([
    ['nothing', { ...hours, version: 'b'.repeat(22) }, 0],
    ['two days of a service', edited, 2],
    ['a holiday', decideHoliday(hours, christmas, 'usual', []), 1],
    [
      'a holiday that is closed and was as usual',
      decideHoliday(decideHoliday(hours, christmas, 'usual', []), christmas, 'closed', []),
      1,
    ],
    [
      'the minutes of several hours',
      {
        ...hours,
        preparationHours: [18, 19].map((hour) => ({ day: 'friday' as const, hour, minutes: 30 })),
      },
      1,
    ],
    ['a number', { ...hours, slotOrders: 4 }, 1],
  ])('of %s are %#', (_title, draft, expected) => {
    expect(countChanges(hours, draft)).toBe(expected)
  })

  test('stay when somebody else has saved other hours, which stay as well', () => {
    const mine = {
      ...decideHoliday(withSpans(hours, friday, [evening]), christmas, 'closed', []),
      preparationHours: [{ day: 'friday' as const, hour: 18, minutes: 30 }],
    }
    const party = { date: '2026-06-01', service: null, spans: [], reason: 'Party' }
    const theirs = {
      ...withDay(withSpans(hours, { ...friday, day: 'monday' }, [evening]), party),
      lastOrderMinutes: 30,
      preparationHours: [{ day: 'friday' as const, hour: 19, minutes: 40 }],
      version: 'b'.repeat(22),
    }
    const merged = mergeHours(hours, mine, theirs)
    expect(merged.week.delivery).toMatchObject({ friday: [evening], monday: [evening] })
    expect(merged).toMatchObject({
      exceptions: [party, { date: '2026-12-25', spans: [] }],
      preparationHours: [{ hour: 19 }, { hour: 18 }],
      lastOrderMinutes: 30,
      version: theirs.version,
    })
  })

  test('of the same day count before those of somebody else', () => {
    const mine = withSpans(hours, friday, [evening])
    const theirs = withSpans(hours, friday, [{ startMinute: 0, durationMinutes: 60 }])
    expect(mergeHours(hours, mine, theirs).week.delivery.friday).toEqual([evening])
  })
})
