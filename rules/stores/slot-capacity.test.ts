import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  hasReservationFor,
  isSlotFull,
  RESERVATION_MS,
  slotItemsOf,
  type SlotUsage,
  type SlotItems,
  type SlotLimits,
} from './slot-capacity.ts'

const unlimited: SlotLimits = { orders: null, items: {} }
const threeOrders: SlotLimits = { orders: 3, items: {} }
const tenPizzas: SlotLimits = { orders: null, items: { pizza: 10 } }
const both: SlotLimits = { orders: 3, items: { pizza: 10, curry: 4 } }

const others = (orders: number, items: SlotItems = {}): SlotUsage => ({
  orders,
  items,
  isOwn: false,
})
const own = (items: SlotItems = {}): SlotUsage => ({ orders: 1, items, isOwn: true })

describe('a slot', () => {
  test.each<[string, SlotLimits, SlotUsage[], SlotItems, boolean]>([
    ['without limits takes whatever comes', unlimited, [others(99, { pizza: 9 })], {}, false],
    ['that nobody has taken has a place', threeOrders, [], {}, false],
    ['has a place for the last order', threeOrders, [others(2)], {}, false],
    ['is full for one more', threeOrders, [others(3)], {}, true],
    ['counts all who have taken it', threeOrders, [others(1), others(2)], {}, true],
    ['is not full for who has the last place', threeOrders, [others(2), own()], {}, false],
    ['stays kept where fewer orders are taken now', threeOrders, [others(5), own()], {}, false],
    [
      'takes the last items of a category',
      tenPizzas,
      [others(2, { pizza: 4 })],
      { pizza: 2 },
      false,
    ],
    ['is full for an item more', tenPizzas, [others(2, { pizza: 4 })], { pizza: 3 }, true],
    [
      'counts items of all',
      tenPizzas,
      [others(1, { pizza: 4 }), others(1, { pizza: 5 })],
      { pizza: 2 },
      true,
    ],
    ['is not full for other categories', tenPizzas, [others(2, { pizza: 5 })], { curry: 7 }, false],
    [
      'is not full for a cart with nothing limited',
      tenPizzas,
      [others(2, { pizza: 5 })],
      {},
      false,
    ],
    [
      'is not full for a cart with nothing limited, where fewer items are taken now',
      tenPizzas,
      [others(2, { pizza: 6 })],
      {},
      false,
    ],
    ['never takes more than all it can', tenPizzas, [], { pizza: 11 }, true],
    ['needs room in each category', both, [others(1, { curry: 4 })], { pizza: 1, curry: 1 }, true],
    ['needs room for orders and for items', both, [others(3)], { pizza: 1 }, true],
    [
      'does not count the own place twice',
      tenPizzas,
      [others(1, { pizza: 5 }), own({ pizza: 5 })],
      { pizza: 5 },
      false,
    ],
    [
      'lets the own place grow into what is left',
      tenPizzas,
      [others(1, { pizza: 3 }), own({ pizza: 5 })],
      { pizza: 7 },
      false,
    ],
    [
      'is full for an own place that grows too much',
      tenPizzas,
      [others(1, { pizza: 3 }), own({ pizza: 5 })],
      { pizza: 8 },
      true,
    ],
    [
      'takes less than the own place is for',
      tenPizzas,
      [others(9, { pizza: 2 }), own({ pizza: 5 })],
      { pizza: 1 },
      false,
    ],
    [
      'asks again for a category that is limited since',
      tenPizzas,
      [others(1, { pizza: 9 }), own()],
      { pizza: 2 },
      true,
    ],
  ])('%s', (_title, limits, used, requested, expected) => {
    expect(isSlotFull(limits, used, requested)).toBe(expected)
  })

  it('counts the reservation of a cart only for what it was made for', () => {
    expect(hasReservationFor(both, [others(1), own({ pizza: 2 })], { pizza: 2 })).toBe(true)
    expect(hasReservationFor(both, [others(1), own({ pizza: 2 })], { pizza: 3 })).toBe(false)
    expect(hasReservationFor(both, [others(1)], {})).toBe(false)
  })
})

test('a place is reserved for ten minutes', () => {
  expect(RESERVATION_MS).toBe(600_000)
})

const someItems = fc.record({ pizza: fc.nat(6), curry: fc.nat(6) })

test('no limit is exceeded, whatever comes in whatever order', () => {
  const limits = fc.record({
    orders: fc.option(fc.integer({ min: 1, max: 5 })),
    items: fc.record({
      pizza: fc.integer({ min: 1, max: 12 }),
      curry: fc.integer({ min: 1, max: 12 }),
    }),
  })
  const comers = fc.array(fc.record({ who: fc.nat(6), wanted: someItems }), { maxLength: 30 })
  fc.assert(
    fc.property(limits, comers, (limit, arrivals) => {
      const places = new Map<number, SlotItems>()
      for (const { who, wanted } of arrivals) {
        const usedPlaces = [...places].map(([of, items]) => ({
          orders: 1,
          items,
          isOwn: of === who,
        }))
        if (!isSlotFull(limit, usedPlaces, wanted)) places.set(who, wanted)
      }
      const count = (category: 'pizza' | 'curry') =>
        [...places.values()].reduce((sum, items) => sum + (items[category] ?? 0), 0)
      expect(places.size).toBeLessThanOrEqual(limit.orders ?? Infinity)
      expect(count('pizza')).toBeLessThanOrEqual(limit.items.pizza)
      expect(count('curry')).toBeLessThanOrEqual(limit.items.curry)
    }),
  )
})

describe('the items of a cart', () => {
  const categories: Record<string, string> = { margherita: 'pizza', korma: 'curry', cola: 'drinks' }
  const itemsOf = (lines: Parameters<typeof slotItemsOf>[1]) =>
    slotItemsOf(both, lines, (id) => categories[id])

  it('are those of the limited categories', () => {
    const lines = ['margherita', 'korma', 'cola', 'gone'].map((productId) => ({
      productId,
      quantity: 2,
    }))
    expect(itemsOf(lines)).toEqual({ pizza: 2, curry: 2 })
  })

  it('are added up over lines, and over the parts of meal deals', () => {
    const deal = {
      productId: 'deal',
      quantity: 3,
      parts: [{ productId: 'margherita' }, { productId: 'margherita' }, { productId: 'cola' }],
    }
    expect(itemsOf([{ productId: 'margherita', quantity: 1 }, deal])).toEqual({ pizza: 7 })
  })

  it('are those of the lines alone, without meal deals', () => {
    const lines = [{ productId: 'korma', quantity: 2 }]
    expect(slotItemsOf(both, lines, () => 'curry')).toEqual({ curry: 2 })
  })

  it('are none where nothing is limited', () => {
    expect(slotItemsOf(threeOrders, [{ productId: 'korma', quantity: 9 }], (id) => id)).toEqual({})
  })
})
