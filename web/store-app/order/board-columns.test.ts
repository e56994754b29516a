import { describe, expect, test } from 'vitest'
import { awaitingOf, columnOf, columnsOf, missedOf } from './board-columns.ts'
import type { Order } from '#contract/orders.ts'
import { kitchenOrder } from '#web/store-app/testing/order.ts'

const now = new Date('2030-03-01T19:05:00Z')

const numbers = (orders: readonly { number: string }[]) => orders.map(({ number }) => number)

describe('The column of an order', () => {
  test.each([
    ['pending', 'new'],
    ['accepted', 'cooking'],
    ['outfordelivery', 'ready'],
    ['readyforpickup', 'ready'],
    ['completed', null],
    ['cancelled', null],
    ['declined', null],
  ] as const)('%s stands in %s', (status, column) => {
    expect(columnOf(kitchenOrder({ status }), now)).toBe(column)
  })
})

describe('The order of a column', () => {
  test('new orders: the one to be answered first leads', () => {
    const { new: fresh } = columnsOf(
      [
        kitchenOrder({ number: 'LATER', deadlineAt: '2030-03-01T19:20:00Z' }),
        kitchenOrder({ number: 'FIRST', deadlineAt: '2030-03-01T19:10:00Z' }),
      ],
      now,
    )
    expect(numbers(fresh)).toEqual(['FIRST', 'LATER'])
  })

  test('cooking: by when it must leave the kitchen, not by when it is due at the door', () => {
    const { cooking } = columnsOf(
      [
        kitchenOrder({ number: 'NEAR', status: 'accepted', dueAt: '2030-03-01T19:30:00Z' }),
        kitchenOrder({
          number: 'FAR',
          status: 'accepted',
          dueAt: '2030-03-01T19:40:00Z',
          deliveryMinutes: 25,
        }),
      ],
      now,
    )
    expect(numbers(cooking)).toEqual(['FAR', 'NEAR'])
  })

  test('ready: the one that has waited longest leads', () => {
    const since = (at: string) => [
      { id: 1, act: 'ready', status: 'readyforpickup', by: 'partner', at } as const,
    ]
    const { ready } = columnsOf(
      [
        kitchenOrder({
          number: 'SHORT',
          status: 'readyforpickup',
          events: since('2030-03-01T19:09:00Z'),
        }),
        kitchenOrder({
          number: 'LONG',
          status: 'readyforpickup',
          events: since('2030-03-01T19:02:00Z'),
        }),
      ],
      now,
    )
    expect(numbers(ready)).toEqual(['LONG', 'SHORT'])
  })

  test('finished orders stand nowhere', () => {
    expect(columnsOf([kitchenOrder({ status: 'completed' })], now)).toEqual({
      scheduled: [],
      new: [],
      cooking: [],
      ready: [],
    })
  })
})

test('Missed orders are those that nobody has acknowledged, the newest first', () => {
  const missed = { status: 'declined', reason: 'noAnswer', isMissed: true } as const
  const found = missedOf([
    kitchenOrder({ ...missed, number: 'OLD', deadlineAt: '2030-03-01T19:10:00Z' }),
    kitchenOrder({ ...missed, number: 'NEW', deadlineAt: '2030-03-01T19:40:00Z' }),
    kitchenOrder({ ...missed, number: 'SEEN', isMissed: false }),
    kitchenOrder({ number: 'OPEN' }),
  ])
  expect(numbers(found)).toEqual(['NEW', 'OLD'])
})

describe('An order for later', () => {
  /** Its cooking starts at 20:00. */
  const later = (number: string, given: Partial<Order> = {}) =>
    kitchenOrder({
      number,
      status: 'accepted',
      serviceTime: '2030-03-01T20:30:00Z',
      dueAt: '2030-03-01T20:30:00Z',
      deliveryMinutes: 10,
      events: [{ id: 2, act: 'accept', status: 'accepted', by: 'partner', at: now.toISOString() }],
      ...given,
    })
  const at = (time: string) => new Date(`2030-03-01T${time}:00Z`)
  const standing = (orders: readonly Order[], time: string) =>
    Object.entries(columnsOf(orders, at(time))).flatMap(([column, those]) =>
      those.map(({ number }) => `${number} ${column}`),
    )

  test('waits, then is new to cook, then cooks once somebody has begun with it', () => {
    expect(standing([later('LATE')], '19:59')).toEqual(['LATE scheduled'])
    expect(standing([later('LATE')], '20:00')).toEqual(['LATE new'])
    const start = { id: 3, act: 'start', status: 'accepted', by: 'partner', at: '' } as const
    const begun = later('LATE', { events: [...later('').events, start] })
    expect(standing([begun], '20:01')).toEqual(['LATE cooking'])
  })

  test('that nobody has answered leads those that wait, and is awaited', () => {
    const unanswered = { status: 'pending' } as const
    const orders = [
      later('SOON', { dueAt: '2030-03-01T20:15:00Z' }),
      later('LATER'),
      later('ANSWER', { ...unanswered, events: [], dueAt: '2030-03-01T22:15:00Z' }),
      kitchenOrder({ number: 'NOW' }),
    ]
    const columns = columnsOf(orders, now)
    expect(numbers(columns.scheduled)).toEqual(['ANSWER', 'SOON', 'LATER'])
    expect(numbers(awaitingOf(columns))).toEqual(['NOW', 'ANSWER'])
  })
})
