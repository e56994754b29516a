import { expect, test, describe } from 'vitest'
import {
  groupsAt,
  unavailableReason,
  type Sellable,
  type TimedOption,
  isSoldAt,
  type SoldSpan,
  type SoldWhen,
} from './unavailable-reason.ts'
import fc from 'fast-check'
import { londonInstant } from '#rules/time/london.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const always: Sellable = { isAvailable: true, soldOutUntil: null, soldWhen: null }
const byDelivery = { services: ['delivery' as const], spans: null }
const collected = { services: ['collection' as const], spans: null }

test.each<[string, Partial<Sellable>, { at?: Date; left?: number | null }, string | null]>([
  ['what is always there', {}, {}, null],
  ['what there is none of', { isAvailable: false }, {}, 'soldOut'],
  ['what is sold out until later', { soldOutUntil: minutesLater(1) }, {}, 'soldOut'],
  ['what was sold out until now', { soldOutUntil: now }, {}, null],
  ['what is back by then', { soldOutUntil: minutesLater(60) }, { at: minutesLater(60) }, null],
  ['what is not back', { soldOutUntil: minutesLater(61) }, { at: minutesLater(60) }, 'soldOut'],
  ['the last one', {}, { left: 1 }, null],
  ['none left', {}, { left: 0 }, 'soldOut'],
  ['what is sold like this', { soldWhen: byDelivery }, {}, null],
  ['what is not sold like this', { soldWhen: collected }, {}, 'notSoldThen'],
  ['both', { soldWhen: collected, isAvailable: false }, {}, 'soldOut'],
])('%s', (_what, product, { at = now, left = null }, reason) => {
  const query = { service: 'delivery' as const, at, left }
  expect(unavailableReason({ ...always, ...product }, query)).toBe(reason)
})

test('options that are sold out until later cannot be chosen before', () => {
  const option = (id: string, rest: Partial<TimedOption> = {}): TimedOption => ({
    id,
    name: id,
    pricePence: 0,
    maximumQuantity: 1,
    kcal: null,
    allergens: {},
    isAvailable: true,
    opensGroupId: null,
    soldOutUntil: null,
    ...rest,
  })
  const options = [
    option('there'),
    option('gone', { isAvailable: false }),
    option('later', { soldOutUntil: minutesLater(60).toISOString() }),
  ]
  const group = { id: 'group', name: 'Group', minimum: 0, maximum: 3, isMealUpgrade: false }
  const groups = [{ ...group, options }]
  const availableAt = (at: Date) =>
    groupsAt(groups, at)[0]?.options.flatMap(({ id, isAvailable }) => (isAvailable ? [id] : []))
  expect(availableAt(now)).toEqual(['there'])
  expect(availableAt(minutesLater(60))).toEqual(['there', 'later'])
  expect(options[2]?.isAvailable).toBe(true)
  expect(groupsAt(groups, now)[0]?.options[2]).toEqual({ ...options[2], isAvailable: false })
  // Groups that nothing changes in stay the very same.
  const sides = [{ ...group, options: [option('side')] }]
  expect(groupsAt(sides, now)).toBe(sides)
  expect(groupsAt([...groups, ...sides], now)[1]).toBe(sides[0])
  expect(groupsAt([...sides, ...groups], now)[1]?.options[2]?.isAvailable).toBe(false)
})

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const WORKDAYS = [1, 2, 3, 4, 5]
const span = (weekdays: number[], startMinute: number, endMinute: number): SoldSpan => ({
  weekdays,
  startMinute,
  durationMinutes: endMinute - startMinute,
})
const during = (...spans: SoldSpan[]): SoldWhen => ({ services: null, spans })
const at = (text: string) => {
  const [isoDate = '', time = ''] = text.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return londonInstant(isoDate, hours * 60 + minutes)
}
const sells = (soldWhen: SoldWhen | null, time: string) => isSoldAt(soldWhen, 'delivery', at(time))

const breakfast = during(span(EVERY_DAY, 420, 690))
const lunch = during(span(WORKDAYS, 690, 900))
const lateNight = during(span([5, 6], 1320, 1560))

// 20 November 2026 is a Friday.
test.each<[string, SoldWhen | null, string, boolean]>([
  ['anything', null, '2026-11-20 03:00', true],
  ['any time', { services: null, spans: null }, '2026-11-20 03:00', true],
  ['never', during(), '2026-11-20 12:00', false],
  ['breakfast', breakfast, '2026-11-20 06:59', false],
  ['breakfast', breakfast, '2026-11-20 07:00', true],
  ['breakfast', breakfast, '2026-11-20 11:29', true],
  ['breakfast', breakfast, '2026-11-20 11:30', false],
  ['lunch', lunch, '2026-11-20 12:00', true],
  ['lunch', lunch, '2026-11-21 12:00', false],
  ['lunch', lunch, '2026-11-22 12:00', false],
  ['lunch', lunch, '2026-11-23 12:00', true],
  ['late at night', lateNight, '2026-11-20 23:59', true],
  ['late at night', lateNight, '2026-11-21 01:59', true],
  ['late at night', lateNight, '2026-11-21 02:00', false],
  ['late at night', lateNight, '2026-11-22 01:00', true],
  ['late at night', lateNight, '2026-11-20 01:00', false],
  ['late at night', lateNight, '2026-11-23 01:00', false],
  ['either of two', during(span([5], 0, 60), span([5], 720, 780)), '2026-11-20 12:30', true],
  ['either of two', during(span([5], 0, 60), span([5], 720, 780)), '2026-11-20 11:30', false],
  ['two days long', during(span([5], 600, 600 + 2880)), '2026-11-22 09:59', true],
  ['two days long', during(span([5], 600, 600 + 2880)), '2026-11-22 10:00', false],
  ['to midnight', during(span([5], 1200, 1440)), '2026-11-20 23:59', true],
  ['to midnight', during(span([5], 1200, 1440)), '2026-11-21 00:00', false],
])('what is sold %s (%#) on %s', (_name, soldWhen, time, isSold) => {
  expect(sells(soldWhen, time)).toBe(isSold)
})

test.each([
  [null, true, true],
  [['delivery'], true, false],
  [['collection'], false, true],
  [['delivery', 'collection'], true, true],
  [[], false, false],
] as const)('what is sold by %j', (services, delivery, collection) => {
  const soldWhen: SoldWhen = { services: services && [...services], spans: null }
  const noon = at('2026-11-20 12:00')
  expect(isSoldAt(soldWhen, 'delivery', noon)).toBe(delivery)
  expect(isSoldAt(soldWhen, 'collection', noon)).toBe(collection)
})

describe('when the clocks change', () => {
  const night = during(span([6], 1380, 1620))
  const fromTwoThirty = during(span([7], 150, 240))

  test.each<[string, SoldWhen, string, boolean]>([
    // On 29 March 2026 at 01:00 UTC the clock goes from 01:00 to 02:00.
    ['an evening to 03:00 in spring', night, '2026-03-29T01:59:59Z', true],
    ['an evening to 03:00 in spring', night, '2026-03-29T02:00:00Z', false],
    ['from 02:30 in spring', fromTwoThirty, '2026-03-29T01:29:59Z', false],
    ['from 02:30 in spring', fromTwoThirty, '2026-03-29T01:30:00Z', true],
    // On 25 October 2026 at 01:00 UTC it goes from 02:00 back to 01:00.
    ['an evening to 03:00 in autumn', night, '2026-10-25T02:59:59Z', true],
    ['an evening to 03:00 in autumn', night, '2026-10-25T03:00:00Z', false],
    ['to 01:30 in autumn, the first', during(span([7], 0, 90)), '2026-10-25T00:29:59Z', true],
    ['to 01:30 in autumn, the first', during(span([7], 0, 90)), '2026-10-25T00:30:00Z', false],
    ['from 01:30 in autumn, both', during(span([7], 90, 120)), '2026-10-25T01:15:00Z', true],
  ])('sold %s at %#', (_name, soldWhen, instant, isSold) => {
    expect(isSoldAt(soldWhen, 'collection', new Date(instant))).toBe(isSold)
  })

  test('a span of whole days is sold all week, whatever the clocks do', () => {
    const always = during(span(EVERY_DAY, 0, 1440))
    const minuteOfYear = fc.integer({ min: 0, max: 366 * 24 * 60 })
    fc.assert(
      fc.property(minuteOfYear, (minute) => {
        const instant = new Date(Date.UTC(2026, 0, 1) + minute * 60_000)
        expect(isSoldAt(always, 'delivery', instant)).toBe(true)
      }),
    )
  })
})
