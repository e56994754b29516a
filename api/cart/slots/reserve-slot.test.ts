import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askToPlace, minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { garlicBread, IN_E8, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { AT_EIGHT, AT_QUARTER_PAST, slotCallsOf } from './testing/slot-calls.ts'

let test: TestApp
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  guest = new TestCustomer(test.app)
})
beforeEach(() => test.setNow(FRIDAY_EVENING))
afterAll(() => test.close())

const { later, limitedStore, limit, cartAt, readCart, setDetails, codes, isRefused } = slotCallsOf(
  () => ({ test, guest }),
)

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
