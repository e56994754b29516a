import { describe, expect, test } from 'vitest'
import { allDayCounts, isLeftToCook, kitchenDishes, type OrderInKitchen } from './kitchen-dishes.ts'

type Line = OrderInKitchen['lines'][number]

const line = (name: string, given: Partial<Line> = {}): Line => ({
  productId: `id of ${name}`,
  name,
  quantity: 1,
  refundedQuantity: 0,
  options: [],
  parts: [],
  ...given,
})
const part = (name: string) => ({ productId: `id of ${name}`, name, options: [] })
const order = (given: Partial<OrderInKitchen> = {}): OrderInKitchen => ({
  status: 'accepted',
  lines: [line('Dal'), line('Naan', { quantity: 2 })],
  cookedDishes: [],
  ...given,
})

describe('the dishes of an order', () => {
  test('each line is one dish, in its place', () => {
    expect(kitchenDishes(order())).toMatchObject([
      { position: 0, part: 0, name: 'Dal', quantity: 1, toCook: 1, isCooked: false },
      { position: 1, part: 0, name: 'Naan', quantity: 2, toCook: 2, isCooked: false },
    ])
  })

  test('each part of a meal deal is one, with the name of the deal', () => {
    const deal = line('Lunch for one', {
      quantity: 3,
      parts: [part('Wrap'), part('Lemonade')],
    })
    const cookedDishes = [{ position: 1, part: 1 }]
    expect(kitchenDishes(order({ lines: [line('Dal'), deal], cookedDishes }))).toMatchObject([
      { name: 'Dal', dealName: '', isCooked: false },
      { position: 1, part: 0, name: 'Wrap', dealName: 'Lunch for one', toCook: 3, isCooked: false },
      { position: 1, part: 1, name: 'Lemonade', toCook: 3, isCooked: true },
    ])
  })

  test('what was taken out is none of them, and the others keep their places', () => {
    const lines = [line('Dal', { quantity: 0 }), line('Naan')]
    expect(kitchenDishes(order({ lines }))).toMatchObject([{ position: 1, name: 'Naan' }])
  })

  test.each([
    [0, 2, true],
    [1, 1, true],
    [2, 0, false],
  ])('of 2 with %d refunded %d are cooked', (refundedQuantity, toCook, isLeft) => {
    const [dish] = kitchenDishes(
      order({ lines: [line('Naan', { quantity: 2, refundedQuantity })] }),
    )
    expect(dish).toMatchObject({ quantity: 2, toCook })
    expect(dish && isLeftToCook(dish)).toBe(isLeft)
  })
})

describe('all-day counts', () => {
  test('add up a dish over all orders, whatever was chosen with it', () => {
    const hot = line('Dal', { options: [{ name: 'Hot', quantity: 1 }] })
    const mild = line('Dal', { quantity: 3, options: [{ name: 'Mild', quantity: 1 }] })
    const cooking = [order({ lines: [hot, mild] }), order()]
    const waiting = [order({ status: 'pending' })]
    expect(allDayCounts({ cooking, waiting })).toEqual([
      { productId: 'id of Dal', name: 'Dal', cooking: 5, waiting: 1 },
      { productId: 'id of Naan', name: 'Naan', cooking: 2, waiting: 2 },
    ])
  })

  test('leave out what is ticked, refunded or taken out', () => {
    const lines = [
      line('Dal'),
      line('Naan', { quantity: 3, refundedQuantity: 1 }),
      line('Bhaji', { refundedQuantity: 1 }),
      line('Lassi', { quantity: 0 }),
    ]
    const cookedDishes = [{ position: 0, part: 0 }]
    expect(allDayCounts({ cooking: [order({ lines, cookedDishes })], waiting: [] })).toEqual([
      { productId: 'id of Naan', name: 'Naan', cooking: 2, waiting: 0 },
    ])
  })

  test('list what there is as much of by name', () => {
    const lines = [line('Naan'), line('Bhaji'), line('Dal')]
    const names = allDayCounts({ cooking: [order({ lines })], waiting: [] }).map(({ name }) => name)
    expect(names).toEqual(['Bhaji', 'Dal', 'Naan'])
  })
})
