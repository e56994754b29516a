import { describe, expect, test } from 'vitest'
import { formatLondonDay, formatLondonTime } from '#rules/time/london.ts'
import { arrivalWindow, cameAt, dueAfterHandOver, isLaterThanPromised } from './arrival.ts'
import type { Service } from './service.ts'

const words = ({ from, to }: { from: Date; to: Date }) =>
  `${formatLondonTime(from)}–${formatLondonTime(to)}`

describe('an order that has been handed over is due', () => {
  test.each<[string, Service, string | null, string, string]>([
    ['after the way there', 'delivery', null, '2026-11-20T18:52:00Z', '19:07'],
    ['later when it left later', 'delivery', null, '2026-11-20T19:30:00Z', '19:45'],
    ['not before its slot', 'delivery', '2026-11-20T19:15:00Z', '2026-11-20T18:40:00Z', '19:15'],
    ['after its slot began', 'delivery', '2026-11-20T19:15:00Z', '2026-11-20T19:10:00Z', '19:25'],
    ['on the counter at once', 'collection', null, '2026-11-20T18:52:00Z', '18:52'],
    ['in its slot', 'collection', '2026-11-20T19:15:00Z', '2026-11-20T18:40:00Z', '19:15'],
    ['over midnight', 'delivery', null, '2026-11-20T23:50:00Z', '00:05'],
    ['as clocks go back at 02:00', 'delivery', null, '2026-10-25T00:50:00Z', '01:05'],
    ['as clocks go forward at 01:00', 'delivery', null, '2026-03-29T00:50:00Z', '02:05'],
  ])('%s (%s, slot %s, handed over %s): %s', (_why, serviceType, slot, at, due) => {
    const dueAt = dueAfterHandOver({
      serviceType,
      serviceTime: slot === null ? null : new Date(slot),
      deliveryMinutes: 15,
      handedOverAt: new Date(at),
    })
    expect(formatLondonTime(dueAt)).toBe(due)
  })
})

describe('an order is expected', () => {
  test.each<[string, Service, string | null, string, string]>([
    ['in the ten minutes before', 'delivery', null, '2026-11-20T19:15:00Z', '19:05–19:15'],
    ['rounded up', 'delivery', null, '2026-11-20T19:11:20Z', '19:05–19:15'],
    ['in its slot', 'delivery', '2026-11-20T19:15:00Z', '2026-11-20T19:15:00Z', '19:15–19:30'],
    ['late in it', 'delivery', '2026-11-20T19:15:00Z', '2026-11-20T19:25:00Z', '19:15–19:30'],
    ['to its end', 'delivery', '2026-11-20T19:15:00Z', '2026-11-20T19:30:00Z', '19:15–19:30'],
    ['before it', 'delivery', '2026-11-20T19:15:00Z', '2026-11-20T19:00:00Z', '18:50–19:00'],
    ['behind it', 'delivery', '2026-11-20T19:15:00Z', '2026-11-20T19:41:00Z', '19:35–19:45'],
    ['from when it is ready', 'collection', null, '2026-11-20T19:03:00Z', '19:03–19:08'],
    ['in its slot', 'collection', '2026-11-20T19:15:00Z', '2026-11-20T19:15:00Z', '19:15–19:30'],
    ['over midnight', 'delivery', null, '2026-11-21T00:04:00Z', '23:55–00:05'],
    ['as clocks go back', 'delivery', null, '2026-10-25T01:05:00Z', '01:55–01:05'],
    ['as clocks go forward', 'delivery', null, '2026-03-29T01:05:00Z', '00:55–02:05'],
  ])('%s (%s, slot %s, due %s): %s', (_why, serviceType, slot, dueAt, expected) => {
    const serviceTime = slot === null ? null : new Date(slot)
    expect(words(arrivalWindow({ serviceType, serviceTime, dueAt: new Date(dueAt) }))).toBe(
      expected,
    )
  })

  test('on the day on which it comes', () => {
    const dueAt = new Date('2026-11-21T00:04:00Z')
    const { from, to } = arrivalWindow({ serviceType: 'delivery', serviceTime: null, dueAt })
    expect([from, to].map((at) => formatLondonDay(at))).toEqual(['Fri 23:55', 'Sat 00:05'])
  })
})

test.each([
  ['2026-11-20T19:15:00Z', '2026-11-20T19:15:00Z', false],
  ['2026-11-20T19:11:00Z', '2026-11-20T19:14:00Z', false],
  ['2026-11-20T19:15:00Z', '2026-11-20T19:16:00Z', true],
  ['2026-11-20T19:15:00Z', '2026-11-20T18:50:00Z', false],
])('promised for %s and expected at %s is later: %s', (promisedAt, dueAt, isLater) => {
  const order = { serviceType: 'delivery' as const, serviceTime: null }
  const dates = { promisedAt: new Date(promisedAt), dueAt: new Date(dueAt) }
  expect(isLaterThanPromised({ ...order, ...dates })).toBe(isLater)
})

test('a delivery comes when it is completed, a collection when it is ready', () => {
  const events = [
    { status: 'readyforpickup', at: '2026-11-20T19:00:00Z' },
    { status: 'completed', at: '2026-11-20T19:20:00Z' },
  ] as const
  expect(cameAt({ serviceType: 'delivery', events })).toBe('2026-11-20T19:20:00Z')
  expect(cameAt({ serviceType: 'collection', events })).toBe('2026-11-20T19:00:00Z')
  expect(cameAt({ serviceType: 'delivery', events: events.slice(0, 1) })).toBeNull()
})
