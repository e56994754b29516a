import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import type { OutputOf } from '#contract/call.ts'
import type { placeOrder } from '#contract/orders.ts'
import {
  CONTACT,
  garlicBread,
  IN_E8,
  signedIn,
  smallPizza,
  TestCustomer,
} from '#api/cart/test-customer.ts'
import { forgetStore } from '#api/stores/store-changes.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import {
  everyDay,
  openTestStore,
  type TestStore,
  type TestStoreOptions,
} from '#api/testing/test-store.ts'
import { isOrderToken } from './order-token.ts'

type Placed = OutputOf<typeof placeOrder>

let test: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

const cartAt = async (place: TestStore, details: object = {}, customer = guest): Promise<Cart> => {
  const { cartToken } = await customer.cart('POST', '/cart', {
    storeId: place.storeId,
    address: IN_E8,
    newBasketItem: smallPizza(place, 2),
  })
  return customer.cart('PUT', `/cart/${cartToken}/details`, { contact: CONTACT, ...details })
}
const cartAtNew = async (options: TestStoreOptions, details: object = {}) =>
  cartAt(await openTestStore(test.context, options), details)
const order = ({ cartToken, totalPence }: Cart) => ({
  cartToken,
  totalPence,
  paymentMethod: 'cash',
})
const place = async (cart: Cart, customer = guest): Promise<Placed> => {
  const { status, body } = await customer.ask<Placed>('POST', '/order', order(cart))
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const refusal = (cart: Cart) => guest.refusal('POST', '/order', order(cart))
const minutesLater = (minutes: number) =>
  new Date(FRIDAY_EVENING.getTime() + minutes * 60_000).toISOString()

describe('a placed order', () => {
  it('is what the cart was, frozen', async () => {
    const details = { addressLine: 'Flat 3', deliveryNote: 'Blue door', allergyNote: 'Peanuts' }
    const cart = await cartAt(store, details)
    const placed = await place(cart)
    expect(placed).toMatchObject({
      status: 'pending',
      number: expect.stringMatching(/^[34679CDFHJKMNPRTVWXY]{4}$/),
      store: { id: store.storeId, name: 'Mare Street Pizza', legalName: 'Mare Street Pizza Ltd' },
      serviceType: 'delivery',
      serviceTime: 'asap',
      paymentMethod: 'cash',
      placedAt: minutesLater(0),
      dueAt: minutesLater(45),
      deadlineAt: minutesLater(10),
      contact: CONTACT,
      address: IN_E8,
      ...details,
      subtotalPence: 1800,
      deliveryFeePence: 299,
      totalPence: cart.totalPence,
      acts: ['cancel'],
      allergens: cart.allergens,
    })
    expect(placed.lines).toMatchObject([
      {
        name: 'Margherita',
        quantity: 2,
        unitPricePence: 900,
        linePence: 1800,
        discountPence: 0,
        options: [{ groupName: 'Size', name: 'Small', quantity: 1 }],
        allergens: cart.lines[0]?.allergens,
      },
    ])
    expect(placed.events).toMatchObject([{ act: 'place', by: 'customer', status: 'pending' }])
  })

  it('comes with the token by which a guest sees it', async () => {
    const { id, orderToken } = await place(await cartAt(store))
    expect(isOrderToken(test.context.configuration.tokenSecret, id, orderToken)).toBe(true)
  })

  it('stays as it was when menu and store change', async () => {
    const here = await openTestStore(test.context)
    const cart = await cartAt(here)
    const placed = await place(cart)
    await test.context.db
      .updateTable('product')
      .set({ price_pence: 1, name: 'Nothing' })
      .where('store_id', '=', here.storeId)
      .execute()
    forgetStore(test.context, here.storeId)
    const { body } = await guest.ask<Placed>('POST', '/order', order(cart))
    expect(body).toEqual(placed)
  })

  it('of a signed-in customer is theirs, of a guest is nobody’s', async () => {
    const ada = await signedIn(test.app, test.context)
    const own = await place(await cartAt(store, {}, ada), ada)
    const guests = await place(await cartAt(store))
    const rows = await test.context.db
      .selectFrom('orders')
      .select(['id', 'account_id'])
      .where('id', 'in', [own.id, guests.id])
      .execute()
    expect(rows.find(({ id }) => id === own.id)?.account_id).not.toBeNull()
    expect(rows.find(({ id }) => id === guests.id)?.account_id).toBeNull()
  })

  it('leaves an e-mail to the customer and one to the store', async () => {
    const { id } = await place(await cartAt(store))
    const { rows } = await test.context.pool.query<{ payload: unknown }>(
      `SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'orderId' = $1 ORDER BY id`,
      [id],
    )
    expect(rows.map(({ payload }) => payload)).toEqual([
      { orderId: id, message: 'received', to: 'customer' },
      { orderId: id, message: 'received', to: 'store' },
    ])
  })

  it('of a collection keeps no address and no fee for the way', async () => {
    const placed = await place(await cartAt(store, { serviceType: 'collection' }))
    expect(placed).toMatchObject({ serviceType: 'collection', address: null, deliveryFeePence: 0 })
    expect(placed.dueAt).toBe(minutesLater(20))
  })

  it('closes its cart, which from then on only names the order', async () => {
    const cart = await cartAt(store)
    const { id } = await place(cart)
    const path = `/cart/${cart.cartToken}`
    const closed = { message: 'CART_ALREADY_ORDERED', details: { orderId: id } }
    expect(await guest.refusal('GET', path)).toEqual(closed)
    expect(await guest.refusal('PUT', path, { newBasketItem: garlicBread(store) })).toEqual(closed)
    expect(await guest.refusal('PUT', `${path}/details`, { noBag: true })).toEqual(closed)
    const address = { address: IN_E8 }
    expect(await guest.refusal('PATCH', `/cart/address/${cart.cartToken}`, address)).toEqual(closed)
    expect(await guest.refusal('DELETE', `/cart/unavailable-products/${cart.cartToken}`)).toEqual(
      closed,
    )
  })

  it('is no longer the customer’s newest cart', async () => {
    const ada = await signedIn(test.app, test.context)
    await place(await cartAt(store, {}, ada), ada)
    expect(await ada.refusal('GET', '/cart')).toEqual({ message: 'NONEXISTING_CART' })
  })

  it('is answered again to whoever asks again, whatever total they saw', async () => {
    const cart = await cartAt(store)
    const placed = await place(cart)
    expect(await place({ ...cart, totalPence: 1 })).toEqual(placed)
  })
})

describe('when a store has to answer', () => {
  const preOrder = { pre_order_days: 2, preparation_minutes: 15, accept_minutes: 10 }

  it('counts from the opening for a pre-order placed while it is closed', async () => {
    // Opens at 20:00 in London, an hour from now.
    const cart = await cartAtNew(
      { store: preOrder, hours: everyDay('delivery', 1200, 120) },
      { serviceTime: minutesLater(120) },
    )
    const { deadlineAt, dueAt } = await place(cart)
    expect(deadlineAt).toBe(minutesLater(70))
    expect(dueAt).toBe(minutesLater(120))
  })

  it('is never after the start of the slot', async () => {
    const cart = await cartAtNew(
      { store: { ...preOrder, accept_minutes: 60 }, hours: everyDay('delivery', 1200, 120) },
      { serviceTime: minutesLater(75) },
    )
    expect(await place(cart)).toMatchObject({ deadlineAt: minutesLater(75) })
  })

  it('counts from now for a slot of tomorrow at a store that is open', async () => {
    const cart = await cartAt(store, { serviceTime: minutesLater(24 * 60) })
    expect(await place(cart)).toMatchObject({ deadlineAt: minutesLater(10) })
  })
})

describe('what is refused', () => {
  const details = { storeName: 'Mare Street Pizza' }

  it('is a cart that does not exist', async () => {
    const cart = { ...(await cartAt(store)), cartToken: 'B'.repeat(32) }
    expect(await refusal(cart)).toEqual({ message: 'NONEXISTING_CART' })
  })

  it('is the cart of somebody else, before and after it is ordered', async () => {
    const ada = await signedIn(test.app, test.context)
    const ben = await signedIn(test.app, test.context)
    const cart = await cartAt(store, {}, ada)
    const nothing = { message: 'NONEXISTING_CART' }
    expect(await refusal(cart)).toEqual(nothing)
    expect(await ben.refusal('POST', '/order', order(cart))).toEqual(nothing)
    await place(cart, ada)
    expect(await refusal(cart)).toEqual(nothing)
    expect(await ben.refusal('POST', '/order', order(cart))).toEqual(nothing)
  })

  it('is an empty cart', async () => {
    const cart = await cartAt(store)
    const lines = cart.lines.map(({ id }) => ({ lineId: id, quantity: 0 }))
    const empty = await guest.cart('PUT', `/cart/${cart.cartToken}`, { lines })
    expect(await refusal(empty)).toEqual({ message: 'CART_IS_EMPTY' })
  })

  it('is a cart without contact, then a delivery without address', async () => {
    const body = { storeId: store.storeId, newBasketItem: smallPizza(store, 2) }
    const cart = await guest.cart('POST', '/cart', body)
    expect(await refusal(cart)).toEqual({ message: 'CONTACT_REQUIRED' })
    await guest.cart('PUT', `/cart/${cart.cartToken}/details`, { contact: CONTACT })
    expect(await refusal(cart)).toEqual({ message: 'ADDRESS_REQUIRED' })
    const vague = { address: { ...IN_E8, postCode: 'E8' } }
    const located = await guest.cart('PATCH', `/cart/address/${cart.cartToken}`, vague)
    expect(await refusal(located)).toEqual({ message: 'ADDRESS_REQUIRED' })
  })

  it('is a store that is closed, and one that pauses', async () => {
    const hours = everyDay('delivery', 1200, 60)
    const cart = await cartAtNew({ store: { pre_order_days: 0 }, hours })
    expect(await refusal(cart)).toEqual({ message: 'STORE_IS_CLOSED', details })
    const paused = await cartAtNew({ store: { paused_until: minutesLater(30) } })
    expect(await refusal(paused)).toEqual({ message: 'STORE_IS_CLOSED', details })
  })

  it('is a slot that has passed', async () => {
    const cart = await cartAt(store, { serviceTime: minutesLater(15) })
    expect(await refusal(cart)).toEqual({ message: 'SLOT_HAS_PASSED', details })
  })

  it('is less than the minimum, with what is missing', async () => {
    const cart = await cartAt(store)
    const lines = [{ lineId: cart.lines[0]?.id, quantity: 1 }]
    const small = await guest.cart('PUT', `/cart/${cart.cartToken}`, { lines })
    expect(await refusal(small)).toEqual({
      message: 'MINIMUM_ORDER_NOT_REACHED',
      details: { ...details, minimumPence: 1200, missingPence: 300 },
    })
  })

  it('is an address to which the store no longer delivers', async () => {
    const here = await openTestStore(test.context)
    const cart = await cartAt(here)
    await test.context.db.deleteFrom('delivery_zone').where('store_id', '=', here.storeId).execute()
    forgetStore(test.context, here.storeId)
    expect(await refusal(cart)).toEqual({ message: 'ADDRESS_OUTSIDE_DELIVERY_ZONES', details })
  })

  it('is a product, or an option, that is sold out', async () => {
    for (const [table, code] of [
      ['option', 'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS'],
      ['product', 'CART_HAS_UNAVAILABLE_PRODUCTS'],
    ] as const) {
      const here = await openTestStore(test.context, {
        zones: [{ prefixes: ['E8'], minimumOrderPence: 0 }],
      })
      const cart = await cartAt(here)
      const id = table === 'option' ? here.optionIds.small : here.productIds.margherita
      await test.context.db
        .updateTable(table)
        .set({ is_available: false })
        .where('id', '=', id)
        .execute()
      forgetStore(test.context, here.storeId)
      expect(await refusal(cart)).toEqual({
        message: code,
        details: { ...details, lineIds: [cart.lines[0]?.id] },
      })
    }
  })

  it('is a total other than the customer saw, with the cart as it is now', async () => {
    const here = await openTestStore(test.context)
    const cart = await cartAt(here)
    await test.context.db
      .updateTable('product')
      .set({ price_pence: 1000 })
      .where('id', '=', here.productIds.margherita)
      .execute()
    forgetStore(test.context, here.storeId)
    expect(await refusal(cart)).toMatchObject({
      message: 'CART_TOTAL_AMOUNT_MISMATCH',
      details: { cart: { cartToken: cart.cartToken, totalPence: cart.totalPence + 200 } },
    })
    const fresh = await guest.cart('GET', `/cart/${cart.cartToken}`)
    expect(await place(fresh)).toMatchObject({ totalPence: cart.totalPence + 200 })
  })

  it('is another payment than cash', async () => {
    const cart = await cartAt(store)
    const body = { ...order(cart), paymentMethod: 'card' }
    const { message } = await guest.refusal('POST', '/order', body)
    expect(message).toEqual([{ field: 'paymentMethod', code: 'invalid_value' }])
  })
})
