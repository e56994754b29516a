import { describe, expect, test } from 'vitest'
import { weekOfSpans, type DayName, type DaySpan } from '#rules/stores/usual-week.ts'
import { editedHours, faultsOfHours, type EditedHours } from './hours.ts'

const today = '2026-05-15'
const holidays = [
  { date: '2026-05-25', name: 'Spring bank holiday' },
  { date: '2026-12-25', name: 'Christmas Day' },
]
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
const span = (from: string, minutes: number): DaySpan => ({
  startMinute: Number(from.slice(0, 2)) * 60 + Number(from.slice(3)),
  durationMinutes: minutes,
})
const delivery = (days: Partial<Record<DayName, DaySpan[]>>): Partial<EditedHours> => ({
  week: { ...hours.week, delivery: { ...hours.week.delivery, ...days } },
})

/** What is wrong with hours, as a schema or the rules between its parts say it. */
function faultsOf(edit: Partial<EditedHours>) {
  const read = editedHours.safeParse({ ...hours, ...edit })
  if (read.success) return faultsOfHours(read.data, { today, holidays })
  return read.error.issues.map(({ path, message }) => ({ field: path.join('.'), code: message }))
}

describe('hours name the day and the reason for which they are refused', () => {
  test.each<[string, Partial<EditedHours>, { field: string; code: string }]>([
    [
      'spans that overlap',
      delivery({ friday: [span('12:00', 301), span('17:00', 300)] }),
      { field: 'week.delivery.friday.1', code: 'overlapping_hours' },
    ],
    [
      'spans that overlap over midnight',
      delivery({ friday: [span('17:00', 510)], saturday: [span('01:00', 60)] }),
      { field: 'week.delivery.saturday.0', code: 'overlapping_hours' },
    ],
    [
      'spans that overlap from Sunday to Monday',
      delivery({ sunday: [span('20:00', 301)], monday: [span('01:00', 60)] }),
      { field: 'week.delivery.monday.0', code: 'overlapping_hours' },
    ],
    [
      'more spans than a day has',
      delivery({
        sunday: [8, 10, 12, 14, 16].map((hour) => span(`${hour}:00`.padStart(5, '0'), 60)),
      }),
      { field: 'week.delivery.sunday', code: 'too_many' },
    ],
    [
      'a minute after the last of a day',
      delivery({ sunday: [{ startMinute: 1440, durationMinutes: 60 }] }),
      { field: 'week.delivery.sunday.0.startMinute', code: 'too_many' },
    ],
    [
      'half a minute',
      delivery({ sunday: [{ startMinute: 10.5, durationMinutes: 60 }] }),
      { field: 'week.delivery.sunday.0.startMinute', code: 'invalid_value' },
    ],
    [
      'a span of more than a day',
      delivery({ sunday: [{ startMinute: 0, durationMinutes: 1441 }] }),
      { field: 'week.delivery.sunday.0.durationMinutes', code: 'too_many' },
    ],
    [
      'a span of no time',
      delivery({ sunday: [{ startMinute: 0, durationMinutes: 0 }] }),
      { field: 'week.delivery.sunday.0.durationMinutes', code: 'too_few' },
    ],
    [
      'a date that has passed',
      { exceptions: [{ date: '2026-05-14', service: null, spans: [], reason: '' }] },
      { field: 'exceptions.0.date', code: 'date_has_passed' },
    ],
    [
      'no date',
      { exceptions: [{ date: '2026-02-30', service: null, spans: [], reason: '' }] },
      { field: 'exceptions.0.date', code: 'invalid_value' },
    ],
    [
      'a date twice',
      {
        exceptions: [1, 2].map(() => ({
          date: '2026-12-25',
          service: null,
          spans: [],
          reason: '',
        })),
      },
      { field: 'exceptions.1.date', code: 'duplicate' },
    ],
    [
      'overlapping hours of a date',
      {
        exceptions: [
          {
            date: '2026-12-25',
            service: 'delivery',
            spans: [span('12:00', 61), span('13:00', 60)],
            reason: '',
          },
        ],
      },
      { field: 'exceptions.0.spans', code: 'overlapping_hours' },
    ],
    [
      'usual hours on what is no holiday',
      { usualHolidays: ['2026-05-26'] },
      { field: 'usualHolidays.0', code: 'invalid_value' },
    ],
    [
      'usual hours on a date with others',
      {
        usualHolidays: ['2026-12-25'],
        exceptions: [{ date: '2026-12-25', service: null, spans: [], reason: '' }],
      },
      { field: 'usualHolidays.0', code: 'duplicate' },
    ],
    [
      'an hour twice',
      {
        preparationHours: [10, 20].map((minutes) => ({ day: 'friday', hour: 18, minutes })),
      },
      { field: 'preparationHours.1.hour', code: 'duplicate' },
    ],
    ['no orders at all', { slotOrders: 0 }, { field: 'slotOrders', code: 'too_few' }],
  ])('%s', (_title, edit, fault) => {
    expect(faultsOf(edit)).toEqual([fault])
  })
})

test.each<[string, Partial<EditedHours>]>([
  ['closed all week', {}],
  [
    'open all week',
    delivery(
      Object.fromEntries(
        Object.keys(hours.week.delivery).map((day) => [day, [span('00:00', 1440)]]),
      ),
    ),
  ],
  [
    'spans that touch',
    delivery({ friday: [span('12:00', 300), span('17:00', 420)], saturday: [span('00:00', 60)] }),
  ],
  [
    'a date for each service and for both',
    {
      exceptions: ([null, 'delivery', 'collection'] as const).map((service) => ({
        date: '2026-12-25',
        service,
        spans: [],
        reason: '',
      })),
    },
  ],
  ['today', { exceptions: [{ date: today, service: null, spans: [], reason: '' }] }],
  ['a holiday as usual', { usualHolidays: ['2026-05-25'] }],
])('%s is right', (_title, edit) => {
  expect(faultsOf(edit)).toEqual([])
})
