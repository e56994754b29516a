import { describe, expect, test } from 'vitest'
import { kitchenLine, kitchenOrder } from '#web/store-app/testing/order.ts'
import { dishesOfStation, groupDishes, kitchenWait } from './kitchen-orders.ts'
import { withTicks } from './use-ticks.ts'

const dish = (name: string, quantity = 1) =>
  kitchenLine({ productId: `id of ${name}`, name, quantity })
const cooking = (id: string, lines = [dish('Naan'), dish('Dal', 2)]) =>
  kitchenOrder({ id, status: 'accepted', lines })

const item = (name: string) => ({
  id: `id of ${name}`,
  name,
  pricePence: 100,
  isSoldOut: false,
  soldOutUntil: null,
  left: null,
})
const categories = [
  { id: 'breads', name: 'Breads', products: [item('Naan')] },
  { id: 'curries', name: 'Curries', products: [item('Dal')] },
]

describe('a station', () => {
  test('shows the dishes of all orders, in the order of those', () => {
    const orders = [cooking('first'), cooking('second', [dish('Dal')])]
    expect(
      groupDishes(orders, () => true).map(({ name, left, dishes }) => ({
        name,
        left,
        of: dishes.map(({ order }) => order.id),
      })),
    ).toEqual([
      { name: 'Naan', left: 1, of: ['first'] },
      { name: 'Dal', left: 3, of: ['first', 'second'] },
    ])
  })

  test.each<[string[], string[]]>([
    [[], ['Naan', 'Dal', 'Old dish']],
    [['breads'], ['Naan', 'Old dish']],
    [
      ['breads', 'curries'],
      ['Naan', 'Dal', 'Old dish'],
    ],
    [['of another restaurant'], ['Naan', 'Dal', 'Old dish']],
  ])('of the categories %j shows %j', (chosen, names) => {
    const order = cooking('one', [dish('Naan'), dish('Dal'), dish('Old dish')])
    const groups = groupDishes([order], dishesOfStation(categories, chosen))
    expect(groups.map(({ name }) => name)).toEqual(names)
  })
})

describe('ticks that are not answered yet', () => {
  test('show at once, the last one of a dish, and leave other orders as they are', () => {
    const orders = [cooking('first'), cooking('second')]
    const tick = { orderId: 'first', position: 1, part: 0 }
    const [first, second] = withTicks(orders, [
      { ...tick, isCooked: true },
      { ...tick, isCooked: false },
      { ...tick, isCooked: true },
    ])
    expect(first?.cookedDishes).toEqual([{ position: 1, part: 0 }])
    expect(second).toBe(orders[1])
    expect(groupDishes(first ? [first] : [], () => true)).toMatchObject([{ left: 1 }, { left: 0 }])
  })
})

describe('how long an order is in the kitchen', () => {
  const colours = { soonMinutes: 10, urgentMinutes: 15 }
  const accepted = {
    id: 1,
    act: 'accept',
    status: 'accepted',
    by: 'partner',
    at: '2030-03-01T19:00:00Z',
  } as const
  const order = { ...cooking('one'), dueAt: '2030-03-01T19:20:00Z', events: [accepted] }
  const at = (time: string) => new Date(`2030-03-01T${time}Z`)

  test.each([
    ['19:09:59', { minutes: 9, urgency: 'calm', isLate: false }],
    ['19:10:00', { minutes: 10, urgency: 'soon', isLate: false }],
    ['19:15:00', { minutes: 15, urgency: 'urgent', isLate: false }],
    ['19:22:00', { minutes: 2, urgency: 'urgent', isLate: true }],
  ])('at %s is %j', (time, wait) => {
    expect(kitchenWait(order, at(time), colours)).toEqual(wait)
  })

  test('begins when an order for later is begun with', () => {
    const started = { ...accepted, id: 2, act: 'start', at: '2030-03-01T19:08:00Z' } as const
    const later = { ...order, events: [accepted, started] }
    expect(kitchenWait(later, at('19:12:00'), colours)).toMatchObject({ minutes: 4 })
  })
})
