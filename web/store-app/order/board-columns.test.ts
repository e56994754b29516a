import { describe, expect, test } from 'vitest'
import { columnOf, columnsOf, missedOf } from './board-columns.ts'
import { kitchenOrder } from '#web/store-app/testing/order.ts'

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
    expect(columnOf({ status })).toBe(column)
  })
})

describe('The order of a column', () => {
  test('new orders: the one to be answered first leads', () => {
    const { new: fresh } = columnsOf([
      kitchenOrder({ number: 'LATER', deadlineAt: '2030-03-01T19:20:00Z' }),
      kitchenOrder({ number: 'FIRST', deadlineAt: '2030-03-01T19:10:00Z' }),
    ])
    expect(numbers(fresh)).toEqual(['FIRST', 'LATER'])
  })

  test('cooking: by when it must leave the kitchen, not by when it is due at the door', () => {
    const { cooking } = columnsOf([
      kitchenOrder({ number: 'NEAR', status: 'accepted', dueAt: '2030-03-01T19:30:00Z' }),
      kitchenOrder({
        number: 'FAR',
        status: 'accepted',
        dueAt: '2030-03-01T19:40:00Z',
        deliveryMinutes: 25,
      }),
    ])
    expect(numbers(cooking)).toEqual(['FAR', 'NEAR'])
  })

  test('ready: the one that has waited longest leads', () => {
    const since = (at: string) => [
      { id: 1, act: 'ready', status: 'readyforpickup', by: 'partner', at } as const,
    ]
    const { ready } = columnsOf([
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
    ])
    expect(numbers(ready)).toEqual(['LONG', 'SHORT'])
  })

  test('finished orders stand nowhere', () => {
    expect(columnsOf([kitchenOrder({ status: 'completed' })])).toEqual({
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
