import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '#contract/call.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { listSlots } from '#contract/stores/slots.ts'
import { askToPlace, minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { everyDay, openTestStore, type TestStore } from '#api/testing/test-store.ts'
import {
  CONTACT,
  garlicBread,
  IN_E8,
  smallPizza,
  TestCustomer,
} from '#api/cart/testing/test-customer.ts'

let test: TestApp
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  guest = new TestCustomer(test.app)
})
beforeEach(() => test.setNow(FRIDAY_EVENING))
afterAll(() => test.close())

const AT_EIGHT = minutesLater(60)
const AT_QUARTER_PAST = minutesLater(75)
const later = (minutes: number) => test.setNow(new Date(minutesLater(minutes)))

interface Limits {
  orders?: number
  pizzas?: number
}

async function limitedStore(limits: Limits): Promise<TestStore> {
  const store = await openTestStore(test.context)
  await limit(store, limits)
  return store
}

async function limit(store: TestStore, { orders, pizzas }: Limits): Promise<void> {
  const { db } = test.context
  const { storeId, categoryIds } = store
  await db
    .updateTable('store')
    .set({ slot_orders: orders ?? null })
    .where('id', '=', storeId)
    .execute()
  await db
    .updateTable('category')
    .set({ slot_items: pizzas ?? null })
    .where('id', '=', categoryIds.pizza)
    .execute()
  announceStoreChange(test.context, storeId)
}

const cartAt = (store: TestStore, serviceTime = AT_EIGHT, quantity = 2) =>
  readyCart(guest, store, { serviceTime }, quantity)
const readCart = ({ cartToken }: Cart) => guest.cart('GET', `/cart/${cartToken}`)
const setDetails = ({ cartToken }: Cart, body: object) =>
  guest.cart('PUT', `/cart/${cartToken}/details`, body)
const codes = ({ problems }: Cart) => problems.map(({ code }) => code)
const isRefused = async (store: TestStore, serviceTime = AT_EIGHT, quantity = 2) => {
  const cart = await readyCart(guest, store, {}, quantity)
  const path = `/cart/${cart.cartToken}/details`
  const { status, body } = await guest.ask<{ message: string }>('PUT', path, { serviceTime })
  return status === 409 && body.message === 'SLOT_IS_FULL'
}
const slotsOf = async (path: string) => {
  const { body } = await guest.ask<OutputOf<typeof listSlots>>('GET', path)
  return body.items.filter(({ isFull }) => isFull).map(({ startAt }) => startAt)
}
const fullSlots = ({ slug }: TestStore) => slotsOf(`/store/${slug}/slots?postCode=E8 1AA`)
const fullSlotsFor = ({ cartToken }: Cart) => slotsOf(`/cart/${cartToken}/slots?postCode=E8 1AA`)

describe('a slot reservation', () => {
  it('is reserved for ten minutes for the cart that chooses it, and for no other', async () => {
    const store = await limitedStore({ orders: 1 })
    const cart = await cartAt(store)
    expect(cart).toMatchObject({ slotReservedUntil: minutesLater(10), problems: [] })
    expect(await isRefused(store)).toBe(true)
    expect(await isRefused(store, AT_QUARTER_PAST)).toBe(false)
  })

  it('refuses a full time with the name of the store, and leaves the cart unchanged', async () => {
    const store = await limitedStore({ orders: 1 })
    await cartAt(store)
    const cart = await cartAt(store, AT_QUARTER_PAST)
    const path = `/cart/${cart.cartToken}/details`
    const body = { serviceTime: AT_EIGHT, allergyNote: 'Peanuts' }
    expect(await guest.refusal('PUT', path, body)).toEqual({
      message: 'SLOT_IS_FULL',
      details: { storeName: 'Mare Street Pizza' },
    })
    expect(await readCart(cart)).toEqual(cart)
  })

  it('is renewed by every change and by looking at the checkout, but not by a look alone', async () => {
    const store = await limitedStore({ orders: 1 })
    const cart = await cartAt(store)
    later(4)
    expect(await readCart(cart)).toMatchObject({ slotReservedUntil: minutesLater(10) })
    expect(await setDetails(cart, {})).toMatchObject({
      slotReservedUntil: minutesLater(14),
      version: cart.version,
    })
    later(6)
    const more = { newBasketItem: garlicBread(store) }
    expect(await guest.cart('PUT', `/cart/${cart.cartToken}`, more)).toMatchObject({
      slotReservedUntil: minutesLater(16),
    })
  })

  it('expires after that, and the next change reserves it again while it is free', async () => {
    const store = await limitedStore({ orders: 1 })
    const cart = await cartAt(store)
    later(10)
    expect(await readCart(cart)).toMatchObject({ slotReservedUntil: null, problems: [] })
    expect(await setDetails(cart, {})).toMatchObject({ slotReservedUntil: minutesLater(20) })
  })

  it('that another cart took meanwhile is a problem, until another time is chosen', async () => {
    const store = await limitedStore({ orders: 1 })
    const cart = await cartAt(store)
    later(10)
    const other = await cartAt(store)
    expect(other.problems).toEqual([])
    expect(codes(await readCart(cart))).toEqual(['SLOT_IS_FULL'])
    expect(codes(await setDetails(cart, {}))).toEqual(['SLOT_IS_FULL'])
    const { body } = await askToPlace(guest, cart)
    expect(body).toMatchObject({
      message: 'SLOT_IS_FULL',
      details: { storeName: 'Mare Street Pizza' },
    })
    expect(await setDetails(cart, { serviceTime: AT_QUARTER_PAST })).toMatchObject({
      slotReservedUntil: minutesLater(20),
      problems: [],
    })
  })

  it('is free again for others once another time, or none, is chosen', async () => {
    const store = await limitedStore({ orders: 1 })
    const cart = await cartAt(store)
    await setDetails(cart, { serviceTime: AT_QUARTER_PAST })
    expect(await isRefused(store)).toBe(false)
    const asap = await setDetails(cart, { serviceTime: 'asap' })
    expect(asap.slotReservedUntil).toBeNull()
    expect(await isRefused(store, AT_QUARTER_PAST)).toBe(false)
  })

  it('is released when the cart starts again elsewhere, and when the cart is deleted', async () => {
    const store = await limitedStore({ orders: 1 })
    const elsewhere = await openTestStore(test.context)
    const cart = await cartAt(store)
    const body = { newBasketItem: garlicBread(elsewhere), isNewBasket: true }
    await guest.cart('PUT', `/cart/${cart.cartToken}`, body)
    const next = await cartAt(store)
    expect(next.problems).toEqual([])
    await test.context.db.deleteFrom('cart').where('token', '=', next.cartToken).execute()
    expect(await isRefused(store)).toBe(false)
  })

  it('is made for a cart that is created with a time, which is a problem when there is no room', async () => {
    const store = await limitedStore({ orders: 1 })
    const made = () =>
      guest.cart('POST', '/cart', {
        storeId: store.storeId,
        serviceTime: AT_EIGHT,
        address: IN_E8,
        newBasketItem: smallPizza(store, 2),
      })
    expect(await made()).toMatchObject({ slotReservedUntil: minutesLater(10), problems: [] })
    expect(codes(await made())).toEqual(['SLOT_IS_FULL'])
  })

  it('counts delivery and collection together', async () => {
    const store = await limitedStore({ orders: 1 })
    await cartAt(store)
    const { cartToken } = await guest.cart('POST', '/cart', {
      storeId: store.storeId,
      serviceType: 'collection',
      newBasketItem: smallPizza(store),
    })
    const path = `/cart/${cartToken}/details`
    expect(await guest.refusal('PUT', path, { serviceTime: AT_EIGHT })).toMatchObject({
      message: 'SLOT_IS_FULL',
    })
  })

  it('is not needed at a store without limits, or for as soon as possible', async () => {
    const store = await openTestStore(test.context)
    expect(await cartAt(store)).toMatchObject({ slotReservedUntil: null, problems: [] })
    const limited = await limitedStore({ orders: 1 })
    for (let count = 0; count < 3; count++) {
      const cart = await readyCart(guest, limited)
      expect((await askToPlace(guest, cart)).status).toBe(201)
    }
    expect(await isRefused(limited)).toBe(false)
  })

  it('is not made for a time that is not offered', async () => {
    const store = await limitedStore({ orders: 1 })
    const cart = await cartAt(store, minutesLater(15))
    expect(cart.slotReservedUntil).toBeNull()
    expect(codes(cart)).toEqual(['SLOT_HAS_PASSED'])
  })

  it('is lost when the kitchen gets too busy for its time', async () => {
    const store = await limitedStore({ orders: 1 })
    const cart = await cartAt(store)
    await test.context.db
      .updateTable('store')
      .set({ busy_minutes: 30, busy_until: minutesLater(120) })
      .where('id', '=', store.storeId)
      .execute()
    announceStoreChange(test.context, store.storeId)
    expect(codes(await readCart(cart))).toEqual(['SLOT_HAS_PASSED'])
    expect(await setDetails(cart, { serviceTime: AT_QUARTER_PAST })).toMatchObject({
      slotReservedUntil: minutesLater(10),
      problems: [],
    })
  })

  it('stays when fewer are taken on', async () => {
    const store = await limitedStore({ orders: 2 })
    const carts = [await cartAt(store), await cartAt(store)]
    await limit(store, { orders: 1 })
    for (const cart of carts) expect((await readCart(cart)).problems).toEqual([])
    expect(await isRefused(store)).toBe(true)
  })
})

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
    // Its reservation stays meanwhile.
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

describe('an order', () => {
  it('has its reservation for good, until it is cancelled', async () => {
    const store = await limitedStore({ orders: 1 })
    const { body } = await askToPlace(guest, await cartAt(store))
    later(14)
    expect(await isRefused(store)).toBe(true)
    const { status } = await cancel(body)
    expect(status).toBe(200)
    expect(await isRefused(store)).toBe(false)
  })

  it('uses an expired reservation that is still free', async () => {
    const store = await limitedStore({ orders: 1 })
    const cart = await cartAt(store)
    later(11)
    expect((await askToPlace(guest, cart)).status).toBe(201)
    expect(await isRefused(store)).toBe(true)
  })
})

async function cancel({ id, orderToken }: { id: string; orderToken: string }) {
  const { statusCode: status } = await test.app.inject({
    method: 'POST',
    url: `/api/v1/order/${id}/cancel`,
    headers: { 'x-order-token': orderToken },
  })
  return { status }
}
