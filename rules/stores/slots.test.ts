import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { londonParts } from '#rules/time/london.ts'
import { intervalsAround } from './opening-hours.ts'
import type { OpeningHours } from './opening-hours.ts'
import { preparationMinutesAt } from './ready-minutes.ts'
import { isSlotOffered, slots } from './slots.ts'
import type { StoreMoment } from './slots.ts'
import { daily, given, noPreOrders, WEEK } from './testing/store-moment.ts'

const starts = (input: StoreMoment) =>
  slots(input).map(({ startAt }) => startAt.toISOString().slice(5, 16))
/** First, last and how many. Open 17:00 to 22:00 in winter unless a case says otherwise. */
const summary = (input: StoreMoment) => {
  const all = starts(input)
  return [all.at(0), all.at(-1), all.length]
}

describe('slots', () => {
  test.each<[string, StoreMoment, unknown[]]>([
    [
      'begin with opening and preparation while closed',
      given('2026-01-15T12:00:00Z'),
      ['01-15T17:30', '01-16T21:45', 36],
    ],
    [
      'begin with now and preparation while open, rounded up',
      given('2026-01-15T18:01:00Z', noPreOrders),
      ['01-15T18:30', '01-15T21:45', 14],
    ],
    [
      'can be ordered until preparation before their start',
      given('2026-01-15T21:25:00Z', noPreOrders),
      ['01-15T21:45', '01-15T21:45', 1],
    ],
    ['and no later', given('2026-01-15T21:25:01Z', noPreOrders), [undefined, undefined, 0]],
    [
      'end by closing when that is no quarter of an hour',
      given('2026-01-15T18:00:00Z', { ...noPreOrders, hours: daily(1020, 299) }),
      ['01-15T18:30', '01-15T21:30', 13],
    ],
    [
      'without pre-orders are none while closed',
      given('2026-01-15T12:00:00Z', noPreOrders),
      [undefined, undefined, 0],
    ],
    [
      'without pre-orders begin with the instant of opening',
      given('2026-01-15T17:00:00Z', noPreOrders),
      ['01-15T17:30', '01-15T21:45', 18],
    ],
    [
      'without pre-orders run over midnight with the opening that runs now',
      given('2026-01-15T23:00:00Z', { ...noPreOrders, hours: daily(1020, 480) }),
      ['01-15T23:30', '01-16T00:45', 6],
    ],
    [
      'without pre-orders are none while paused',
      given('2026-01-15T18:00:00Z', {
        ...noPreOrders,
        pausedUntil: new Date('2026-01-15T19:00:00Z'),
      }),
      [undefined, undefined, 0],
    ],
    [
      'begin after a pause and preparation',
      given('2026-01-15T18:00:00Z', { pausedUntil: new Date('2026-01-15T19:00:00Z') }),
      ['01-15T19:30', '01-16T21:45', 28],
    ],
    [
      'are none while a pause runs that takes no pre-orders',
      given('2026-01-15T18:00:00Z', {
        pausedUntil: new Date('2026-01-15T19:00:00Z'),
        pauseTakesPreOrders: false,
      }),
      [undefined, undefined, 0],
    ],
    [
      'are all again once it has ended',
      given('2026-01-15T19:00:00Z', {
        pausedUntil: new Date('2026-01-15T19:00:00Z'),
        pauseTakesPreOrders: false,
      }),
      ['01-15T19:30', '01-16T21:45', 28],
    ],
    [
      'begin with opening, preparation and the way there while closed',
      given('2026-01-15T12:00:00Z', { deliveryMinutes: 25 }),
      ['01-15T17:45', '01-16T21:45', 34],
    ],
    [
      'begin with now, preparation and the way there while open',
      given('2026-01-15T18:00:00Z', { ...noPreOrders, deliveryMinutes: 25 }),
      ['01-15T18:45', '01-15T21:45', 13],
    ],
    [
      'can be ordered until preparation and the way there before their start',
      given('2026-01-15T21:00:00Z', { ...noPreOrders, deliveryMinutes: 25 }),
      ['01-15T21:45', '01-15T21:45', 1],
    ],
    [
      'and no later, as the food would be at the door after closing',
      given('2026-01-15T21:00:01Z', { ...noPreOrders, deliveryMinutes: 25 }),
      [undefined, undefined, 0],
    ],
    [
      'begin later while the store is busy, but not those of another day',
      given('2026-01-15T21:00:00Z', {
        busy: { minutes: 30, until: new Date('2026-01-15T22:00:00Z') },
      }),
      ['01-16T17:30', '01-16T21:45', 18],
    ],
    [
      'are none for a service that is not offered (any more), whatever its hours',
      given('2026-01-15T18:00:00Z', { isServiceOffered: false }),
      [undefined, undefined, 0],
    ],
    [
      'forget a pause that is over',
      given('2026-01-15T18:00:00Z', {
        ...noPreOrders,
        pausedUntil: new Date('2026-01-15T17:00:00Z'),
      }),
      ['01-15T18:30', '01-15T21:45', 14],
    ],
    [
      'end with the last day of the pre-order window',
      given('2026-01-15T12:00:00Z', { hours: daily(1020, 480) }),
      ['01-15T17:30', '01-16T23:45', 56],
    ],
    ['follow summer time', given('2026-07-15T12:00:00Z'), ['07-15T16:30', '07-16T20:45', 36]],
    [
      'skip the hour that spring skips',
      given('2026-03-29T00:30:00Z', {
        ...noPreOrders,
        hours: daily(0, 180),
        preparationMinutes: 0,
      }),
      ['03-29T00:30', '03-29T01:45', 6],
    ],
    [
      'fill the hour that autumn repeats twice',
      given('2026-10-25T00:00:00Z', {
        ...noPreOrders,
        hours: daily(0, 180),
        preparationMinutes: 0,
      }),
      ['10-25T00:00', '10-25T02:45', 12],
    ],
  ])('%s', (_title, input, expected) => {
    expect(summary(input)).toEqual(expected)
  })

  test.each([
    ['the first one', '18:30:00', true],
    ['the last one', '21:45:00', true],
    ['before the first one', '18:15:00', false],
    ['after the last one', '22:00:00', false],
    ['a minute after a quarter of an hour', '18:31:00', false],
  ])('offer %s, %s: %s', (_title, time, expected) => {
    const input = given('2026-01-15T18:01:00Z', noPreOrders)
    expect(isSlotOffered(input, new Date(`2026-01-15T${time}Z`))).toBe(expected)
  })

  test('are quarters of an hour long', () => {
    expect(slots(given('2026-01-15T12:00:00Z'))[0]).toEqual({
      startAt: new Date('2026-01-15T17:30:00Z'),
      endAt: new Date('2026-01-15T17:45:00Z'),
    })
  })
})

const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  spans: fc.array(
    fc.record({
      service: fc.constantFrom('delivery', 'collection'),
      weekday: fc.constantFrom(...WEEK),
      startMinute: fc.nat(1439),
      durationMinutes: fc.integer({ min: 1, max: 1440 }),
    }),
    { maxLength: 12 },
  ),
  exceptions: fc.array(
    fc.record({
      date: fc.constantFrom('2026-10-24', '2026-10-25', '2026-10-26'),
      service: fc.constantFrom('delivery', 'collection', null),
      spans: fc.array(
        fc.record({ startMinute: fc.nat(1439), durationMinutes: fc.integer({ min: 1, max: 900 }) }),
        { maxLength: 2 },
      ),
      reason: fc.constant('Holiday'),
    }),
    { maxLength: 3 },
  ),
})
const instants = fc.oneof(
  fc.date({ min: new Date('2026-10-22'), max: new Date('2026-10-28'), noInvalidDate: true }),
  fc.date({ min: new Date('2026-03-26'), max: new Date('2026-04-01'), noInvalidDate: true }),
)
const hourly = fc
  .array(fc.tuple(fc.nat(167), fc.nat(90)), { maxLength: 24 })
  .map((hours) => new Map(hours))
const inputs: fc.Arbitrary<StoreMoment> = fc.record({
  hours: anyHours,
  service: fc.constantFrom('delivery', 'collection'),
  isServiceOffered: fc.constant(true),
  deliveryMinutes: fc.nat(60),
  now: instants,
  preparationMinutes: fc.nat(90),
  preparationByHour: hourly,
  lastOrderMinutes: fc.constantFrom(0, 0, 30, 60),
  busy: fc.option(fc.record({ minutes: fc.nat(60), until: instants })),
  preOrderDays: fc.nat(3),
  pausedUntil: fc.option(instants),
  pauseTakesPreOrders: fc.boolean(),
})

/** An opening of two spans that touch, of which the slots after midnight see the second alone. */
const touchingOverMidnight = given('2026-10-22T00:00:00Z', {
  ...noPreOrders,
  hours: {
    spans: [
      { service: 'delivery', weekday: 3, startMinute: 1376, durationMinutes: 1433 },
      { service: 'delivery', weekday: 4, startMinute: 1369, durationMinutes: 86 },
    ],
    exceptions: [],
  },
  preparationMinutes: 65,
  deliveryMinutes: 7,
})

describe('whatever the hours', () => {
  test('slots lie within openings, on quarters, after preparation and the way there, each once', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const found = slots(input)
        const openings = intervalsAround(input.hours, input.service, input.now.getTime(), 6)
        for (const { startAt, endAt } of found) {
          const opening = openings.find(
            ({ startMs, endMs }) => startMs <= startAt.getTime() && startAt.getTime() < endMs,
          )
          expect(endAt.getTime()).toBeLessThanOrEqual(opening?.endMs ?? 0)
          expect(londonParts(startAt).minuteOfDay % 15).toBe(0)
          const beginsMs = Math.max(
            input.now.getTime(),
            input.pausedUntil?.getTime() ?? 0,
            opening?.startMs ?? 0,
          )
          const minutes = preparationMinutesAt(input, beginsMs) + input.deliveryMinutes
          expect(startAt.getTime() - minutes * 60_000).toBeGreaterThanOrEqual(beginsMs)
          expect(beginsMs + input.lastOrderMinutes * 60_000).toBeLessThanOrEqual(
            opening?.endMs ?? 0,
          )
        }
        const times = found.map(({ startAt }) => startAt.getTime())
        expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
      }),
      { examples: [[touchingOverMidnight]] },
    )
  })

  test('a slot is offered exactly when it is listed', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: -10, max: 400 }), (input, quarters) => {
        const from = Math.floor(input.now.getTime() / 900_000)
        const startAt = new Date((from + quarters) * 900_000)
        const isListed = slots(input).some((slot) => slot.startAt.getTime() === startAt.getTime())
        expect(isSlotOffered(input, startAt)).toBe(isListed)
        expect(isSlotOffered(input, new Date(startAt.getTime() + 60_000))).toBe(false)
      }),
    )
  })
})
