import { describe, expect, test } from 'vitest'
import {
  ACTORS,
  ACTS,
  actsFor,
  isFinal,
  isPlaced,
  nextStatus,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
} from './order-status.ts'
import type { Act, Actor, OrderStatus } from './order-status.ts'
import { SERVICES } from './service.ts'
import type { Service } from './service.ts'

const reachable = (service: Service) => {
  const reached = new Set<OrderStatus>(['awaitingpayment'])
  for (const status of reached) {
    for (const by of ACTORS) {
      for (const act of actsFor({ status, by, service })) {
        reached.add(nextStatus({ status, act, by, service }) ?? status)
      }
    }
  }
  return reached
}

describe('reachability', () => {
  test('a delivery reaches every status but ready for pick-up', () => {
    const expected = ORDER_STATUSES.filter((status) => status !== 'readyforpickup')
    expect([...reachable('delivery')].toSorted()).toEqual(expected.toSorted())
  })

  test('a collection reaches every status but out for delivery', () => {
    const expected = ORDER_STATUSES.filter((status) => status !== 'outfordelivery')
    expect([...reachable('collection')].toSorted()).toEqual(expected.toSorted())
  })

  test('every act is somebody’s, and every status that is not final leads on for the partner', () => {
    expect(new Set(ORDER_TRANSITIONS.map(({ act }) => act))).toEqual(new Set(ACTS))
    for (const service of SERVICES) {
      for (const status of [...reachable(service)].filter(isPlaced)) {
        expect(actsFor({ status, by: 'partner', service }).length > 0).toBe(!isFinal(status))
      }
    }
  })

  test('no order comes back to a status it has left', () => {
    const order = (status: OrderStatus) => ORDER_STATUSES.indexOf(status)
    for (const { from, to } of ORDER_TRANSITIONS) expect(order(to)).toBeGreaterThan(order(from))
  })
})

test('nobody can act on an order that awaits its payment, nor on one that was never paid', () => {
  expect(ORDER_STATUSES.filter((status) => !isPlaced(status))).toEqual([
    'awaitingpayment',
    'unpaid',
  ])
  for (const service of SERVICES)
    expect(actsFor({ status: 'awaitingpayment', by: 'partner', service })).toEqual([])
})

test.each(['completed', 'cancelled', 'declined', 'unpaid'] as const)(
  '%s is final for everyone',
  (status) => {
    expect(isFinal(status)).toBe(true)
    for (const by of ACTORS) {
      for (const service of SERVICES) expect(actsFor({ status, by, service })).toEqual([])
    }
  },
)

test.each(['awaitingpayment', 'pending', 'accepted', 'outfordelivery', 'readyforpickup'] as const)(
  '%s is not final',
  (status) => {
    expect(isFinal(status)).toBe(false)
  },
)

describe('who may do what', () => {
  test.each<[OrderStatus, Actor, Service, Act[]]>([
    ['awaitingpayment', 'customer', 'delivery', ['abandon']],
    ['awaitingpayment', 'system', 'collection', ['authorise', 'abandon']],
    ['pending', 'customer', 'delivery', ['cancel']],
    ['pending', 'partner', 'delivery', ['accept', 'decline']],
    ['pending', 'operator', 'delivery', ['accept', 'decline']],
    ['pending', 'system', 'delivery', ['expire']],
    ['accepted', 'customer', 'delivery', []],
    ['accepted', 'system', 'delivery', []],
    ['accepted', 'partner', 'delivery', ['cancel', 'dispatch']],
    ['accepted', 'partner', 'collection', ['cancel', 'ready']],
    ['accepted', 'operator', 'collection', ['cancel', 'ready']],
    ['outfordelivery', 'partner', 'delivery', ['complete']],
    ['readyforpickup', 'partner', 'collection', ['complete']],
    ['outfordelivery', 'customer', 'delivery', []],
  ])('%s, %s, %s: %j', (status, by, service, acts) => {
    expect(actsFor({ status, by, service })).toEqual(acts)
  })

  test.each<[OrderStatus, Act, Actor, Service, OrderStatus | null]>([
    ['pending', 'accept', 'partner', 'delivery', 'accepted'],
    ['pending', 'expire', 'system', 'collection', 'declined'],
    ['accepted', 'dispatch', 'partner', 'delivery', 'outfordelivery'],
    ['accepted', 'dispatch', 'partner', 'collection', null],
    ['accepted', 'ready', 'partner', 'delivery', null],
    ['accepted', 'accept', 'partner', 'delivery', null],
    ['accepted', 'expire', 'system', 'delivery', null],
    ['accepted', 'cancel', 'customer', 'delivery', null],
    ['pending', 'complete', 'partner', 'delivery', null],
    ['declined', 'accept', 'operator', 'delivery', null],
  ])('%s, %s by %s, %s: %j', (status, act, by, service, to) => {
    expect(nextStatus({ status, act, by, service })).toBe(to)
  })
})
