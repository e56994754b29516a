import { expect, test } from 'vitest'
import type { OrderStatus } from './order-status.ts'
import { isRunningLate } from './running-late.ts'
import type { Service } from './service.ts'

/** Promised for 19:15: a delivery by the window that ends then, 15 minutes on the road; a collection by 19:20. */
const order = (status: OrderStatus, serviceType: Service, dueAt: string, slot: boolean) => ({
  status,
  serviceType,
  serviceTime: slot ? new Date('2026-11-20T19:15:00Z') : null,
  dueAt: new Date(`2026-11-20T${dueAt}:00Z`),
  promisedAt: new Date('2026-11-20T19:15:00Z'),
  deliveryMinutes: serviceType === 'delivery' ? 15 : 0,
})

test.each<[OrderStatus, Service, string, string, boolean]>([
  ['pending', 'delivery', '19:15', '19:40', false],
  ['accepted', 'delivery', '19:15', '18:30', false],
  ['accepted', 'delivery', '19:15', '19:00', false],
  // A courier who left now would come after 19:15.
  ['accepted', 'delivery', '19:15', '19:01', true],
  // Delayed by five minutes.
  ['accepted', 'delivery', '19:20', '18:30', true],
  ['accepted', 'collection', '19:15', '19:20', false],
  ['accepted', 'collection', '19:15', '19:21', true],
  // Within the minutes by which food may be ready later.
  ['accepted', 'collection', '19:20', '18:30', false],
  ['accepted', 'collection', '19:25', '18:30', true],
  ['outfordelivery', 'delivery', '19:10', '19:05', false],
  ['outfordelivery', 'delivery', '19:18', '19:05', true],
  ['outfordelivery', 'delivery', '19:10', '19:16', true],
  ['readyforpickup', 'collection', '19:15', '20:00', false],
  ['completed', 'delivery', '19:15', '20:00', false],
  ['cancelled', 'delivery', '19:15', '20:00', false],
])('%s, a %s due at %s: at %s late is %s', (status, service, dueAt, now, isLate) => {
  const at = new Date(`2026-11-20T${now}:00Z`)
  expect(isRunningLate(order(status, service, dueAt, false), at)).toBe(isLate)
})

test('an order with a slot is late when it can’t come within the slot any more', () => {
  const later = (time: string) => new Date(`2026-11-20T${time}:00Z`)
  expect(isRunningLate(order('accepted', 'delivery', '19:15', true), later('19:15'))).toBe(false)
  expect(isRunningLate(order('accepted', 'delivery', '19:15', true), later('19:16'))).toBe(true)
  expect(isRunningLate(order('accepted', 'delivery', '19:35', true), later('18:30'))).toBe(true)
})
