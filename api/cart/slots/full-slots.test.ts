import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askToPlace, minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { everyDay, openTestStore } from '#api/testing/test-store.ts'
import {
  CONTACT,
  garlicBread,
  IN_E8,
  smallPizza,
  TestCustomer,
} from '#api/cart/testing/test-customer.ts'
import { AT_EIGHT, slotCallsOf } from './testing/slot-calls.ts'

let test: TestApp
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  guest = new TestCustomer(test.app)
})
beforeEach(() => test.setNow(FRIDAY_EVENING))
afterAll(() => test.close())

const { later, limitedStore, cartAt, codes, isRefused, fullSlots, fullSlotsFor } = slotCallsOf(
  () => ({ test, guest }),
)

describe('when the clocks change', () => {
  const nightStore = (now: string) => {
    test.setNow(new Date(now))
    return openTestStore(test.context, {
      store: { slot_orders: 1, preparation_minutes: 0 },
      hours: everyDay('delivery', 0, 240),
      zones: [{ prefixes: ['E8'], maxMinutes: 15, minMinutes: 10 }],
    })
  }

  it('is separate for each of the two hours with the same name', async () => {
    const store = await nightStore('2026-10-24T23:00:00Z')
    // Both are half past one in London.
    const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']
    expect(await cartAt(store, first)).toMatchObject({ serviceTime: first, problems: [] })
    expect(await isRefused(store, first)).toBe(true)
    expect(await cartAt(store, second)).toMatchObject({ serviceTime: second, problems: [] })
    expect(await fullSlots(store)).toEqual([first, second])
  })

  it('has the slots after the hour that is skipped at their own instants', async () => {
    const store = await nightStore('2026-03-29T00:00:00Z')
    const twoInTheMorning = '2026-03-29T01:00:00.000Z'
    const cart = await cartAt(store, twoInTheMorning)
    expect(cart).toMatchObject({ slotReservedUntil: '2026-03-29T00:10:00.000Z', problems: [] })
    expect(await fullSlots(store)).toEqual([twoInTheMorning])
  })
})

describe('items of a category', () => {
  it('are counted over all carts', async () => {
    const store = await limitedStore({ pizzas: 5 })
    await cartAt(store, AT_EIGHT, 3)
    expect(await isRefused(store, AT_EIGHT, 3)).toBe(true)
    expect(await isRefused(store, AT_EIGHT, 2)).toBe(false)
  })

  it('that pass the limit by a change of lines are a problem, which fewer cure', async () => {
    const store = await limitedStore({ pizzas: 5 })
    await cartAt(store, AT_EIGHT, 2)
    const cart = await cartAt(store, AT_EIGHT, 2)
    const want = (quantity: number) =>
      guest.cart('PUT', `/cart/${cart.cartToken}`, {
        lines: [{ lineId: cart.lines[0]?.id, quantity }],
      })
    const four = await want(4)
    expect(four).toMatchObject({ itemCount: 4, slotReservedUntil: null })
    expect(codes(four)).toEqual(['SLOT_IS_FULL'])
    // The basket’s reservation stays.
    expect(await isRefused(store, AT_EIGHT, 2)).toBe(true)
    expect(await want(3)).toMatchObject({ slotReservedUntil: minutesLater(10), problems: [] })
    expect(await isRefused(store, AT_EIGHT, 1)).toBe(true)
  })

  it('do not limit other categories', async () => {
    const store = await limitedStore({ pizzas: 2 })
    await cartAt(store)
    const { cartToken } = await guest.cart('POST', '/cart', {
      storeId: store.storeId,
      address: IN_E8,
      newBasketItem: garlicBread(store, 4),
    })
    const details = { contact: CONTACT, noBag: false, serviceTime: AT_EIGHT }
    const bread = await guest.cart('PUT', `/cart/${cartToken}/details`, details)
    expect(bread.problems).toEqual([])
    expect((await askToPlace(guest, bread)).status).toBe(201)
  })
})

describe('the slots of a store', () => {
  it('are full for others, not for the cart with the reservation', async () => {
    const store = await limitedStore({ orders: 1 })
    const cart = await cartAt(store)
    expect(await fullSlots(store)).toEqual([AT_EIGHT])
    expect(await fullSlotsFor(cart)).toEqual([])
    expect(await fullSlotsFor(await readyCart(guest, store))).toEqual([AT_EIGHT])
    later(10)
    expect(await fullSlots(store)).toEqual([])
  })

  it('are not filled by empty carts', async () => {
    const store = await limitedStore({ orders: 1 })
    const { storeId } = store
    const empty = await guest.cart('POST', '/cart', { storeId, serviceTime: AT_EIGHT })
    expect(empty).toMatchObject({ slotReservedUntil: null, problems: [] })
    const cart = await cartAt(store)
    expect(await fullSlots(store)).toEqual([AT_EIGHT])
    await guest.cart('PUT', `/cart/${cart.cartToken}`, {
      lines: cart.lines.map(({ id }) => ({ lineId: id, quantity: 0 })),
    })
    expect(await fullSlots(store)).toEqual([])
    const path = `/cart/${empty.cartToken}`
    const filled = await guest.cart('PUT', path, { newBasketItem: smallPizza(store) })
    expect(filled.slotReservedUntil).toBe(minutesLater(10))
  })

  it('are full for a cart with more of a category than there is room for', async () => {
    const store = await limitedStore({ pizzas: 4 })
    await cartAt(store)
    expect(await fullSlots(store)).toEqual([])
    expect(await fullSlotsFor(await readyCart(guest, store, {}, 3))).toEqual([AT_EIGHT])
    expect(await fullSlotsFor(await readyCart(guest, store, {}, 2))).toEqual([])
  })
})
