import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import {
  CONTACT,
  IN_E8,
  signedIn,
  smallPizza,
  TestCustomer,
} from '#api/cart/testing/test-customer.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import {
  everyDay,
  openTestStore,
  type TestStore,
  type TestStoreOptions,
} from '#api/testing/test-store.ts'
import { askToPlace, minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'

let test: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

const cartAt = (place: TestStore, details: object = {}, customer = guest) =>
  readyCart(customer, place, details)
const cartAtNew = async (options: TestStoreOptions, details: object = {}) =>
  cartAt(await openTestStore(test.context, options), details)
const refusal = async (cart: Cart, customer = guest) => {
  const body = { cartToken: cart.cartToken, totalPence: cart.totalPence, paymentMethod: 'cash' }
  return customer.refusal('POST', '/order', body)
}

const details = { storeName: 'Mare Street Pizza' }

it('refuses a cart that does not exist', async () => {
  const cart = { ...(await cartAt(store)), cartToken: 'B'.repeat(32) }
  expect(await refusal(cart)).toEqual({ message: 'NONEXISTING_CART' })
})

it('refuses the cart of somebody else, before and after it is ordered', async () => {
  const ada = await signedIn(test.app, test.context)
  const ben = await signedIn(test.app, test.context)
  const cart = await cartAt(store, {}, ada)
  const nothing = { message: 'NONEXISTING_CART' }
  expect(await refusal(cart)).toEqual(nothing)
  expect(await refusal(cart, ben)).toEqual(nothing)
  await askToPlace(ada, cart)
  expect(await refusal(cart)).toEqual(nothing)
  expect(await refusal(cart, ben)).toEqual(nothing)
})

it('refuses a cart that does not say whether it comes with a bag, where that is to be chosen', async () => {
  const { cartToken } = await cartAt(store)
  const path = `/cart/${cartToken}/details`
  const { db } = test.context
  await db.updateTable('cart').set({ no_bag: null }).where('token', '=', cartToken).execute()
  const open = await guest.cart('GET', `/cart/${cartToken}`)
  expect(await refusal(open)).toEqual({ message: 'BAG_CHOICE_REQUIRED' })
  const chosen = await guest.cart('PUT', path, { noBag: true })
  expect((await askToPlace(guest, chosen)).body).toMatchObject({
    noBag: true,
    plasticBagChargePence: 0,
    totalPence: open.totalPence,
  })
})

describe('a delivery that is to be left at the door', () => {
  const leave = ({ cartToken }: Cart, more: object = {}) =>
    guest.cart('PUT', `/cart/${cartToken}/details`, { leaveAtDoor: true, ...more })

  it('is refused where it is paid in cash, and placed once it is handed over', async () => {
    const cart = await leave(await cartAt(store))
    const refused = { message: 'MUST_BE_HANDED_OVER', details: { because: 'cash' } }
    expect(await refusal(cart)).toEqual(refused)
    const handed = await leave(cart, { leaveAtDoor: false })
    expect((await askToPlace(guest, handed)).body).toMatchObject({ leaveAtDoor: false })
  })

  it('is refused with something for adults only, however it is paid', async () => {
    const { cartToken } = await cartAt(store)
    const newBasketItem = { productId: store.productIds.beer }
    const cart = await leave(await guest.cart('PUT', `/cart/${cartToken}`, { newBasketItem }))
    const refused = { message: 'MUST_BE_HANDED_OVER', details: { because: 'ageRestricted' } }
    expect(await refusal(cart)).toEqual(refused)
    const online = { cartToken, totalPence: cart.totalPence, paymentMethod: 'online' }
    expect(await guest.refusal('POST', '/order', online)).toEqual(refused)
  })

  it('is none where the food is collected', async () => {
    const cart = await leave(await cartAt(store), { serviceType: 'collection' })
    const { status, body } = await askToPlace(guest, cart)
    expect([status, body.leaveAtDoor]).toEqual([201, null])
  })
})

it.each([
  ['has to be paid for anyway', { no_bag_allowed: false }],
  ['there is none of', { bags_per_order: 0 }],
])('asks nobody about a bag that %s', async (_title, given) => {
  const place = await openTestStore(test.context, { store: given })
  const { cartToken } = await cartAt(place)
  const { db } = test.context
  await db.updateTable('cart').set({ no_bag: null }).where('token', '=', cartToken).execute()
  const cart = await guest.cart('GET', `/cart/${cartToken}`)
  const { status, body } = await askToPlace(guest, cart)
  expect([status, body.noBag]).toEqual([201, null])
})

it('refuses an empty cart', async () => {
  const cart = await cartAt(store)
  const lines = cart.lines.map(({ id }) => ({ lineId: id, quantity: 0 }))
  const empty = await guest.cart('PUT', `/cart/${cart.cartToken}`, { lines })
  expect(await refusal(empty)).toEqual({ message: 'CART_IS_EMPTY' })
})

it('refuses a cart without contact, then a delivery without address', async () => {
  const body = { storeId: store.storeId, newBasketItem: smallPizza(store, 2) }
  const cart = await guest.cart('POST', '/cart', body)
  expect(await refusal(cart)).toEqual({ message: 'CONTACT_REQUIRED' })
  await guest.cart('PUT', `/cart/${cart.cartToken}/details`, { contact: CONTACT })
  expect(await refusal(cart)).toEqual({ message: 'ADDRESS_REQUIRED' })
  const vague = { address: { ...IN_E8, postCode: 'E8' } }
  const located = await guest.cart('PATCH', `/cart/address/${cart.cartToken}`, vague)
  expect(await refusal(located)).toEqual({ message: 'ADDRESS_REQUIRED' })
  const collected = { serviceType: 'collection', noBag: false }
  const ready = await guest.cart('PUT', `/cart/${cart.cartToken}/details`, collected)
  expect((await askToPlace(guest, ready)).status).toBe(201)
})

it('refuses a store that is closed, and one that pauses', async () => {
  const hours = everyDay('delivery', 1200, 60)
  const cart = await cartAtNew({ store: { pre_order_days: 0 }, hours })
  expect(await refusal(cart)).toEqual({ message: 'STORE_IS_CLOSED', details })
  const paused = await cartAtNew({ store: { paused_until: minutesLater(30) } })
  expect(await refusal(paused)).toEqual({ message: 'STORE_IS_CLOSED', details })
})

it('refuses a slot that has passed', async () => {
  const cart = await cartAt(store, { serviceTime: minutesLater(15) })
  expect(await refusal(cart)).toEqual({ message: 'SLOT_HAS_PASSED', details })
})

it('refuses less than the minimum, with what is missing', async () => {
  const cart = await cartAt(store)
  const lines = [{ lineId: cart.lines[0]?.id, quantity: 1 }]
  const small = await guest.cart('PUT', `/cart/${cart.cartToken}`, { lines })
  expect(await refusal(small)).toEqual({
    message: 'MINIMUM_ORDER_NOT_REACHED',
    details: { ...details, minimumPence: 1200, missingPence: 300 },
  })
})

it('refuses an address to which the store no longer delivers', async () => {
  const here = await openTestStore(test.context)
  const cart = await cartAt(here)
  await test.context.db.deleteFrom('delivery_zone').where('store_id', '=', here.storeId).execute()
  announceStoreChange(test.context, here.storeId)
  expect(await refusal(cart)).toEqual({ message: 'ADDRESS_OUTSIDE_DELIVERY_ZONES', details })
})

it('refuses a service that the store no longer offers, also for a slot', async () => {
  const here = await openTestStore(test.context)
  const cart = await cartAt(here, { serviceTime: minutesLater(120) })
  await test.context.db
    .updateTable('store')
    .set({ services: ['collection'] })
    .where('id', '=', here.storeId)
    .execute()
  announceStoreChange(test.context, here.storeId)
  expect(await refusal(cart)).toEqual({ message: 'STORE_IS_CLOSED', details })
})

it('refuses a product, or an option, that is sold out, rather than what is left of the cart', async () => {
  for (const [table, code] of [
    ['option', 'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS'],
    ['product', 'CART_HAS_UNAVAILABLE_PRODUCTS'],
  ] as const) {
    const here = await openTestStore(test.context)
    const cart = await cartAt(here)
    const id = table === 'option' ? here.optionIds.small : here.productIds.margherita
    await test.context.db
      .updateTable(table)
      .set({ is_available: false })
      .where('id', '=', id)
      .execute()
    announceStoreChange(test.context, here.storeId)
    expect(await refusal(cart)).toEqual({
      message: code,
      details: { ...details, lineIds: [cart.lines[0]?.id] },
    })
  }
})

it('refuses a total other than the one the customer saw, with the cart as it is now', async () => {
  const here = await openTestStore(test.context)
  const cart = await cartAt(here)
  await test.context.db
    .updateTable('product')
    .set({ price_pence: 1000 })
    .where('id', '=', here.productIds.margherita)
    .execute()
  announceStoreChange(test.context, here.storeId)
  expect(await refusal(cart)).toMatchObject({
    message: 'CART_TOTAL_AMOUNT_MISMATCH',
    details: { cart: { cartToken: cart.cartToken, totalPence: cart.totalPence + 200 } },
  })
  const fresh = await guest.cart('GET', `/cart/${cart.cartToken}`)
  const { body } = await askToPlace(guest, fresh)
  expect(body).toMatchObject({ totalPence: cart.totalPence + 200 })
})

it('refuses a total that is too large for the database', async () => {
  const cart = { ...(await cartAt(store)), totalPence: 3_000_000_000 }
  const { message } = await refusal(cart)
  expect(message).toEqual([{ field: 'totalPence', code: 'too_many' }])
})

it('refuses another payment than cash', async () => {
  const cart = await cartAt(store)
  const body = { ...cart, paymentMethod: 'card' }
  const { message } = await guest.refusal('POST', '/order', body)
  expect(message).toEqual([{ field: 'paymentMethod', code: 'invalid_value' }])
})
