import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openIntervalAt } from './opening-hours.ts'
import { preparationMinutesAt } from './ready-minutes.ts'
import { slots } from './slots.ts'
import type { StoreMoment } from './slots.ts'
import { storeTab } from './store-tab.ts'
import type { StoreTabVerdict } from './store-tab.ts'
import { daily, given, noPreOrders, WEEK } from './testing/store-moment.ts'

const instants = fc.date({
  min: new Date('2026-10-22'),
  max: new Date('2026-10-28'),
  noInvalidDate: true,
})
const inputs: fc.Arbitrary<StoreMoment> = fc.record({
  hours: fc.record({
    spans: fc.array(
      fc.record({
        service: fc.constant('delivery' as const),
        weekday: fc.constantFrom(...WEEK),
        startMinute: fc.nat(1439),
        durationMinutes: fc.integer({ min: 1, max: 1440 }),
      }),
      { maxLength: 12 },
    ),
    exceptions: fc.constantFrom(
      [],
      [{ date: '2026-10-25', service: null, spans: [], reason: 'Holiday' }],
    ),
  }),
  service: fc.constant('delivery'),
  isServiceOffered: fc.constant(true),
  deliveryMinutes: fc.nat(60),
  now: instants,
  preparationMinutes: fc.nat(90),
  preparationByHour: fc
    .array(fc.tuple(fc.nat(167), fc.nat(90)), { maxLength: 24 })
    .map((hours) => new Map(hours)),
  lastOrderMinutes: fc.constantFrom(0, 0, 30, 60),
  busy: fc.option(fc.record({ minutes: fc.nat(60), until: instants })),
  preOrderDays: fc.nat(3),
  pausedUntil: fc.option(instants),
  pauseTakesPreOrders: fc.boolean(),
})

describe('the tab of a store', () => {
  const closed15th = { date: '2026-01-15', service: null, spans: [], reason: 'Holiday' }
  const openOn = (date: string) => ({
    ...closed15th,
    date,
    spans: [{ startMinute: 1020, durationMinutes: 300 }],
  })
  const open = new Date('2026-01-15T17:00:00Z')
  const close = new Date('2026-01-15T22:00:00Z')
  const slot = (time: string) => new Date(`2026-01-${time}:00Z`)

  test.each<[string, StoreMoment, Omit<StoreTabVerdict, 'isPaused'>]>([
    [
      'is available while it is open',
      given('2026-01-15T18:00:00Z'),
      { tab: 'available', opensAt: null, closesAt: close, nextSlotAt: slot('15T18:30') },
    ],
    [
      'is available from the instant of opening',
      given('2026-01-15T17:00:00Z'),
      { tab: 'available', opensAt: null, closesAt: close, nextSlotAt: slot('15T17:30') },
    ],
    [
      'is available until preparation before closing',
      given('2026-01-15T21:40:00Z'),
      { tab: 'available', opensAt: null, closesAt: close, nextSlotAt: slot('16T17:30') },
    ],
    [
      'is not after that',
      given('2026-01-15T21:40:01Z'),
      {
        tab: 'preorder',
        opensAt: slot('16T17:00'),
        closesAt: close,
        nextSlotAt: slot('16T17:30'),
      },
    ],
    [
      'takes pre-orders before opening',
      given('2026-01-15T12:00:00Z'),
      { tab: 'preorder', opensAt: open, closesAt: null, nextSlotAt: slot('15T17:30') },
    ],
    [
      'is closed before opening when it takes no pre-orders',
      given('2026-01-15T12:00:00Z', noPreOrders),
      { tab: 'closed', opensAt: open, closesAt: null, nextSlotAt: null },
    ],
    [
      'takes pre-orders while paused',
      given('2026-01-15T18:00:00Z', { pausedUntil: slot('15T19:00') }),
      {
        tab: 'preorder',
        opensAt: slot('15T19:00'),
        closesAt: close,
        nextSlotAt: slot('15T19:30'),
      },
    ],
    [
      'is closed until a pause ends that takes no pre-orders',
      given('2026-01-15T18:00:00Z', { pausedUntil: slot('15T19:00'), pauseTakesPreOrders: false }),
      { tab: 'closed', opensAt: slot('15T19:00'), closesAt: close, nextSlotAt: null },
    ],
    [
      'takes pre-orders again from the end of such a pause on',
      given('2026-01-15T16:00:00Z', { pausedUntil: slot('15T16:00'), pauseTakesPreOrders: false }),
      { tab: 'preorder', opensAt: open, closesAt: null, nextSlotAt: slot('15T17:30') },
    ],
    [
      'is closed while paused when it takes no pre-orders',
      given('2026-01-15T18:00:00Z', { ...noPreOrders, pausedUntil: slot('15T19:00') }),
      { tab: 'closed', opensAt: slot('15T19:00'), closesAt: close, nextSlotAt: null },
    ],
    [
      'takes orders again before closing once it is no longer busy',
      given('2026-01-15T21:00:00Z', { busy: { minutes: 45, until: slot('15T21:30') } }),
      {
        tab: 'preorder',
        opensAt: slot('15T21:30'),
        closesAt: close,
        nextSlotAt: slot('16T17:30'),
      },
    ],
    [
      'takes its last order so many minutes before closing',
      given('2026-01-15T21:15:00Z', { lastOrderMinutes: 45 }),
      { tab: 'available', opensAt: null, closesAt: close, nextSlotAt: slot('15T21:45') },
    ],
    [
      'and none for that opening after it, though there is time to prepare one',
      given('2026-01-15T21:15:01Z', { lastOrderMinutes: 45 }),
      {
        tab: 'preorder',
        opensAt: slot('16T17:00'),
        closesAt: close,
        nextSlotAt: slot('16T17:30'),
      },
    ],
    [
      'still needs time to prepare when its last order is later than that',
      given('2026-01-15T21:40:01Z', { ...noPreOrders, lastOrderMinutes: 10 }),
      { tab: 'closed', opensAt: slot('16T17:00'), closesAt: close, nextSlotAt: null },
    ],
    [
      'prepares as long as the hour says',
      // Thursday from 21:00; the hour before is as usual.
      given('2026-01-15T21:00:00Z', {
        ...noPreOrders,
        preparationByHour: new Map([[3 * 24 + 21, 61]]),
      }),
      { tab: 'closed', opensAt: slot('16T17:00'), closesAt: close, nextSlotAt: null },
    ],
    [
      'takes orders again in a quicker hour',
      given('2026-01-15T20:00:00Z', {
        ...noPreOrders,
        preparationByHour: new Map([[3 * 24 + 20, 150]]),
      }),
      { tab: 'closed', opensAt: slot('15T21:00'), closesAt: close, nextSlotAt: null },
    ],
    [
      'counts the way there for slots, not for orders as soon as possible',
      given('2026-01-15T21:40:00Z', { ...noPreOrders, deliveryMinutes: 25 }),
      { tab: 'available', opensAt: null, closesAt: close, nextSlotAt: null },
    ],
    [
      'is closed without hours',
      given('2026-01-15T18:00:00Z', { hours: { spans: [], exceptions: [] } }),
      { tab: 'closed', opensAt: null, closesAt: null, nextSlotAt: null },
    ],
    [
      'is closed from the instant of closing, whatever is ready at once',
      given('2026-01-15T22:00:00Z', { ...noPreOrders, preparationMinutes: 0 }),
      { tab: 'closed', opensAt: slot('16T17:00'), closesAt: null, nextSlotAt: null },
    ],
    [
      'names no closing time that is a week away',
      given('2026-01-15T17:00:00Z', {
        ...noPreOrders,
        hours: {
          spans: [],
          exceptions: [{ ...closed15th, spans: [{ startMinute: 1020, durationMinutes: 10_080 }] }],
        },
      }),
      { tab: 'available', opensAt: null, closesAt: null, nextSlotAt: slot('15T17:30') },
    ],
    [
      'names no closing time for a store that never closes',
      given('2026-01-15T18:00:00Z', { hours: daily(0, 1440) }),
      { tab: 'available', opensAt: null, closesAt: null, nextSlotAt: slot('15T18:30') },
    ],
  ])('%s', (_title, input, expected) => {
    expect(storeTab(input)).toMatchObject(expected)
  })

  test('is closed for a service it does not offer', () => {
    expect(storeTab({ ...given('2026-01-15T18:00:00Z'), isServiceOffered: false })).toEqual({
      tab: 'closed',
      opensAt: null,
      closesAt: null,
      isPaused: false,
      nextSlotAt: null,
    })
  })

  const always = { hours: daily(0, 1440) }
  test.each<[string, boolean, Partial<StoreMoment>]>([
    ['while it is open and takes orders', false, {}],
    ['while it is paused for a time', true, { pausedUntil: slot('15T19:00') }],
    ['also where it never closes', true, { ...always, pausedUntil: slot('15T19:00') }],
    ['not once the pause is over', false, { ...always, pausedUntil: slot('15T18:00') }],
    ['not where it closes first', false, { pausedUntil: slot('15T22:30') }],
    ['not while it is closed', false, { now: slot('15T16:00'), pausedUntil: slot('15T16:30') }],
  ])('is paused %s: %s', (_title, expected, moment) => {
    expect(storeTab({ ...given('2026-01-15T18:00:00Z'), ...moment }).isPaused).toBe(expected)
  })

  test.each([
    ['later the same day', {}, '2026-01-15T12:00:00Z', '2026-01-15T17:00:00.000Z'],
    ['over a clock change', {}, '2026-03-29T02:00:00Z', '2026-03-29T16:00:00.000Z'],
    [
      'past a closed day',
      { exceptions: [closed15th] },
      '2026-01-15T12:00:00Z',
      '2026-01-16T17:00:00.000Z',
    ],
    [
      'on the 14th day',
      { spans: [], exceptions: [openOn('2026-01-29')] },
      '2026-01-15T12:00:00Z',
      '2026-01-29T17:00:00.000Z',
    ],
    [
      'later than that',
      { spans: [], exceptions: [openOn('2026-01-30')] },
      '2026-01-15T12:00:00Z',
      undefined,
    ],
    ['not within 14 days', { spans: [] }, '2026-01-15T12:00:00Z', undefined],
  ])('opens %s', (_title, hours, now, expected) => {
    const verdict = storeTab(given(now, { hours: { ...daily(1020, 300), ...hours } }))
    expect(verdict.opensAt?.toISOString()).toBe(expected)
  })

  test('is exactly one at every instant: available, else pre-orders if a slot is offered, else closed', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const nowMs = input.now.getTime()
        const interval = openIntervalAt(input.hours, input.service, input.now)
        const isPaused = (input.pausedUntil?.getTime() ?? 0) > nowMs
        const lastMinutes = Math.max(preparationMinutesAt(input, nowMs), input.lastOrderMinutes)
        const isAvailable =
          interval !== null && !isPaused && nowMs + lastMinutes * 60_000 <= interval.endAt.getTime()
        const first = slots(input)[0]
        const { tab, nextSlotAt, opensAt } = storeTab(input)
        expect(tab).toBe(isAvailable ? 'available' : first ? 'preorder' : 'closed')
        expect(nextSlotAt).toEqual(first?.startAt ?? null)
        if (opensAt) expect(storeTab({ ...input, now: opensAt }).tab).toBe('available')
      }),
    )
  })
})
