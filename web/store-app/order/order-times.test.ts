import { expect, test } from 'vitest'
import {
  answerMinutes,
  latenessOf,
  readyAt,
  shareOf,
  countdownText,
  promisableMinutes,
  averageReadyMinutes,
} from './order-times.ts'
import type { OrderEvent } from '#contract/order-event.ts'
import { kitchenOrder } from '#web/store-app/testing/order.ts'

const at = (time: string) => new Date(`2030-03-01T${time}Z`)

test('The kitchen is due the way to the door before the order is', () => {
  expect(readyAt({ dueAt: '2030-03-01T19:30:00Z', deliveryMinutes: 25 })).toEqual(at('19:05:00'))
  expect(readyAt({ dueAt: '2030-03-01T19:30:00Z', deliveryMinutes: 0 })).toEqual(at('19:30:00'))
})

test.each([
  ['18:52:00', false, 8, 'eight whole minutes before'],
  ['18:52:30', false, 8, 'a begun minute still counts'],
  ['18:59:59', false, 1, 'the last minute'],
  ['19:00:00', false, 0, 'the moment itself'],
  ['19:00:59', false, 0, 'within its minute nothing is late'],
  ['19:01:00', true, 1, 'one minute after'],
  ['19:03:59', true, 3, 'only whole minutes count as late'],
  ['21:00:00', true, 120, 'two hours after'],
])('At %s an order due at 19:00 is late: %s, %i minutes (%s)', (now, isLate, minutes) => {
  expect(latenessOf(at('19:00:00'), at(now))).toEqual({ isLate, minutes })
})

test.each([
  ['18:00:00', 0],
  ['19:00:00', 0],
  ['19:05:00', 0.25],
  ['19:20:00', 1],
  ['20:00:00', 1],
])('At %s the share of 19:00 to 19:20 that has passed is %d', (now, share) => {
  expect(shareOf(at('19:00:00'), at('19:20:00'), at(now))).toBe(share)
})

test('A span without length has passed', () => {
  expect(shareOf(at('19:00:00'), at('19:00:00'), at('18:00:00'))).toBe(1)
})

const until = new Date('2030-03-01T19:10:00Z')

test.each([
  ['19:01:20', '8:40'],
  ['19:00:00', '10:00'],
  ['19:09:59.001', '0:01'],
  ['19:10:00', '0:00'],
  ['19:30:00', '0:00'],
  ['18:07:55', '1:02:05'],
])('At %s there is %s left until 19:10', (now, text) => {
  expect(countdownText(until, new Date(`2030-03-01T${now}Z`))).toBe(text)
})

test.each([
  [20, 20],
  [22, 20],
  [23, 25],
  [0, 5],
  [-5, 5],
  [185, 180],
])('A kitchen that thinks of %i minutes promises %i', (minutes, promised) => {
  expect(promisableMinutes(minutes)).toBe(promised)
})

const event = (act: OrderEvent['act'], time: string): OrderEvent => ({
  id: 1,
  act,
  status: 'accepted',
  by: 'partner',
  at: `2030-03-01T${time}:00Z`,
})

const cooked = (from: string, to: string) =>
  kitchenOrder({ events: [event('accept', from), event('dispatch', to)] })

test('The average runs from accepting to leaving the kitchen', () => {
  expect(averageReadyMinutes([cooked('19:00', '19:20'), cooked('19:00', '19:11')])).toBe(16)
})

test('Declined orders and orders for a time of their own do not count', () => {
  const later = kitchenOrder({
    serviceTime: '2030-03-01T21:00:00Z',
    events: cooked('12:00', '21:00').events,
  })
  const declined = kitchenOrder({ events: [event('decline', '19:00')] })
  expect(averageReadyMinutes([later, declined])).toBeNull()
})

test.each([
  ['placed', '2030-03-01T19:00:00Z', '2030-03-01T19:10:00Z', 10],
  ['paid five minutes after it was placed', '2030-03-01T19:05:00Z', '2030-03-01T19:15:00Z', 10],
  ['placed before the opening', '2030-03-01T09:00:00Z', '2030-03-01T12:10:00Z', 190],
] as const)('the minutes to answer an order that was %s', (_title, at, deadlineAt, minutes) => {
  const events = [{ id: 2, act: 'authorise', status: 'pending', by: 'system', at } as const]
  const placedAt = '2030-03-01T09:00:00Z'
  expect(answerMinutes({ events, placedAt, deadlineAt })).toBe(minutes)
})
