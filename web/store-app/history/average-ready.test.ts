import { expect, test } from 'vitest'
import type { OrderEvent } from '#contract/orders.ts'
import { averageReadyMinutes } from './average-ready.ts'
import { kitchenOrder } from '#web/store-app/testing/order.ts'

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
