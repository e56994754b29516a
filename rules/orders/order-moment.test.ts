import { expect, test } from 'vitest'
import {
  cookingStartsAt,
  momentOf,
  preOrderStage,
  scooterAt,
  type OrderMoment,
  type PreOrderStage,
} from './order-moment.ts'
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

test.each<[string, Service, string | null, string, string]>([
  [
    'a delivery begins its cooking and its way before it is due',
    'delivery',
    tomorrow,
    tomorrow,
    '2026-11-21T11:50:00Z',
  ],
  ['a collection its cooking', 'collection', tomorrow, tomorrow, '2026-11-21T12:05:00Z'],
  [
    'one that is due later than its slot as much later',
    'delivery',
    tomorrow,
    '2026-11-21T12:50:00Z',
    '2026-11-21T12:10:00Z',
  ],
  ['as soon as possible is at once', 'delivery', null, tomorrow, '1970-01-01T00:00:00Z'],
])('%s', (_title, service, slot, dueAt, startsAt) => {
  const order = { ...ordered('accepted', service, slot), dueAt: new Date(dueAt) }
  expect(cookingStartsAt(order)).toEqual(new Date(startsAt))
})

/** Its cooking starts at 11:50. */
test.each<[OrderStatus, string | null, boolean, string, PreOrderStage]>([
  ['pending', null, false, '11:49', 'scheduled'],
  ['pending', null, false, '11:50', null],
  ['accepted', '09:00', false, '11:49', 'scheduled'],
  ['accepted', '09:00', false, '11:50', 'toStart'],
  ['accepted', '09:00', false, '12:40', 'toStart'],
  ['accepted', '09:00', true, '11:50', 'started'],
  ['accepted', '09:00', true, '11:40', 'started'],
  ['accepted', '11:50', false, '11:51', 'started'],
  ['accepted', '12:00', false, '12:01', 'started'],
  ['outfordelivery', '09:00', false, '11:40', null],
  ['completed', '09:00', true, '12:40', null],
  ['declined', null, false, '11:40', null],
])(
  'an order for later: %s, accepted %s, begun %s, at %s is %s',
  (status, accepted, isStarted, at, stage) => {
    const instant = (time: string) => new Date(`2026-11-21T${time}:00Z`)
    const acceptedAt = accepted === null ? null : instant(accepted)
    const order = { ...ordered(status, 'delivery', tomorrow), acceptedAt, isStarted }
    expect(preOrderStage(order, instant(at))).toBe(stage)
    expect(preOrderStage({ ...order, serviceTime: null }, instant(at))).toBeNull()
  },
)
