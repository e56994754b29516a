import { expect, test } from 'vitest'
import { momentOf, scooterAt, type OrderMoment } from './order-moment.ts'
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts'
import { SERVICES, type Service } from './service.ts'

/** Due at 19:15: expected from 19:05, 25 minutes of cooking and 15 on the road. */
const ordered = (status: OrderStatus, serviceType: Service, slot: string | null = null) => ({
  status,
  serviceType,
  serviceTime: slot === null ? null : new Date(slot),
  dueAt: new Date(slot ?? '2026-11-20T19:15:00Z'),
  preparationMinutes: 25,
  deliveryMinutes: serviceType === 'delivery' ? 15 : 0,
})

const textOf = ({ of, isLate }: OrderMoment) => (isLate ? `${of}, late` : of)
const tomorrow = '2026-11-21T12:30:00Z'

test.each<[OrderStatus, Service, string | null, string, string]>([
  ['awaitingpayment', 'delivery', null, '2026-11-20T18:31:00Z', 'awaitingPayment'],
  ['unpaid', 'delivery', null, '2026-11-20T20:00:00Z', 'unpaid'],
  ['pending', 'delivery', null, '2026-11-20T18:31:00Z', 'waiting'],
  ['pending', 'delivery', null, '2026-11-20T20:00:00Z', 'waiting'],
  ['accepted', 'delivery', null, '2026-11-20T18:33:00Z', 'cooking'],
  ['accepted', 'delivery', null, '2026-11-20T19:15:00Z', 'cooking'],
  ['accepted', 'delivery', null, '2026-11-20T19:15:01Z', 'cooking, late'],
  ['accepted', 'delivery', tomorrow, '2026-11-20T18:33:00Z', 'scheduled'],
  ['accepted', 'delivery', tomorrow, '2026-11-21T11:49:59Z', 'scheduled'],
  ['accepted', 'delivery', tomorrow, '2026-11-21T11:50:00Z', 'cooking'],
  ['accepted', 'delivery', tomorrow, '2026-11-21T12:46:00Z', 'cooking, late'],
  ['accepted', 'collection', tomorrow, '2026-11-21T12:04:00Z', 'scheduled'],
  ['accepted', 'collection', null, '2026-11-20T19:20:00Z', 'cooking'],
  ['accepted', 'collection', null, '2026-11-20T19:21:00Z', 'cooking, late'],
  ['outfordelivery', 'delivery', null, '2026-11-20T18:52:00Z', 'onItsWay'],
  ['outfordelivery', 'delivery', null, '2026-11-20T19:16:00Z', 'onItsWay, late'],
  ['readyforpickup', 'collection', null, '2026-11-20T20:16:00Z', 'readyToCollect'],
  ['completed', 'delivery', null, '2026-11-20T20:16:00Z', 'delivered'],
  ['completed', 'collection', null, '2026-11-20T20:16:00Z', 'collected'],
  ['declined', 'delivery', null, '2026-11-20T20:16:00Z', 'declined'],
  ['cancelled', 'collection', null, '2026-11-20T20:16:00Z', 'cancelled'],
])('%s (%s, slot %s) at %s is %s', (status, service, slot, now, moment) => {
  expect(textOf(momentOf(ordered(status, service, slot), new Date(now)))).toBe(moment)
})

test('the scooter is there while the food is made or brought, and moves only when it has left', () => {
  const now = new Date('2026-11-20T18:33:00Z')
  const deliveries = ORDER_STATUSES.map((status) => momentOf(ordered(status, 'delivery'), now))
  const moves = (moment: OrderMoment) => scooterAt(moment)?.isMoving ?? false
  expect(deliveries.filter(scooterAt).map(textOf)).toEqual(['cooking', 'onItsWay'])
  expect(deliveries.filter(moves).map(textOf)).toEqual(['onItsWay'])
  expect(deliveries.flatMap((moment) => scooterAt(moment)?.done ?? [])).toEqual([0.27, 0.58])
  for (const service of SERVICES) {
    const scheduled = momentOf(ordered('accepted', service, tomorrow), now)
    expect(scooterAt(scheduled)).toBeNull()
  }
})
