import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { everyDay, openTestStore, type TestStore } from '#api/testing/test-store.ts'
import {
  customerToken,
  garlicBread,
  IN_E8,
  IN_LEEDS,
  signedIn,
  smallPizza,
  TestCustomer,
} from './testing/test-customer.ts'

let test: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  test = await createTestApp()
  store = await openTestStore(test.context)
  guest = new TestCustomer(test.app)
})
afterAll(() => test.close())

const newCart = (more: object = {}, customer = guest): Promise<Cart> =>
  customer.cart('POST', '/cart', {
    storeId: store.storeId,
    address: IN_E8,
    newBasketItem: smallPizza(store, 2),
    ...more,
  })

describe('a new cart', () => {
  it('is priced whole: lines, delivery and platform, to the penny', async () => {
    const cart = await newCart()
    expect(cart).toMatchObject({
      version: 1,
      serviceType: 'delivery',
      serviceTime: 'asap',
      itemCount: 2,
      subtotalPence: 1800,
      discountPence: 0,
      deliveryFeePence: 299,
      isDeliveryFeeKnown: true,
      platformFeePence: 50,
      plasticBagChargePence: 0,
      totalPence: 1800 + 299 + 50,
      minimumOrderPence: 1200,
      nextTier: { missingPence: 700, feePence: 0 },
      minutes: { from: 35, to: 45 },
      problems: [],
    })
    expect(cart.lines).toMatchObject([
      {
        name: 'Margherita',
        quantity: 2,
        unitPricePence: 900,
        linePence: 1800,
        kcal: 850,
        isAvailable: true,
        options: [{ groupName: 'Size', name: 'Small', quantity: 1, pricePence: 0 }],
      },
    ])
    expect(cart.allergens).toMatchObject({ contains: ['gluten', 'milk'], free: [] })
    expect(cart.store).toMatchObject({ id: store.storeId, tab: 'available', opensAt: null })
  })

  it('has an unguessable token', async () => {
    const { cartToken } = await newCart()
    expect(cartToken).toMatch(/^[\w-]{32}$/)
    expect((await newCart()).cartToken).not.toBe(cartToken)
  })

  it('may be empty, and then costs nothing and has no problem', async () => {
    const cart = await newCart({ newBasketItem: undefined })
    expect(cart).toMatchObject({ lines: [], itemCount: 0, totalPence: 0, problems: [] })
    expect(cart.nextTier).toBeNull()
  })

  it('leaves out an address to which the store does not deliver', async () => {
    const cart = await newCart({ address: IN_LEEDS })
    expect(cart).toMatchObject({ address: null, isDeliveryFeeKnown: false, minutes: null })
    expect(cart).toMatchObject({ deliveryFeePence: 0, minimumOrderPence: 1200 })
  })

  it('leaves out an address without a location', async () => {
    const nowhere = { ...IN_E8, postCode: '', latitude: 0, longitude: 0 }
    expect((await newCart({ address: nowhere })).address).toBeNull()
  })

  it('has no delivery fee for collection', async () => {
    const cart = await newCart({ serviceType: 'collection' })
    expect(cart).toMatchObject({ deliveryFeePence: 0, totalPence: 1850, isDeliveryFeeKnown: true })
    expect(cart).toMatchObject({ minimumOrderPence: 0, minutes: { from: 20, to: 20 } })
  })

  it('shows the minutes of a store that is busy, until it no longer is', async () => {
    const busyUntil = new Date(test.context.now().getTime() + 60_000)
    const busy = await openTestStore(test.context, {
      store: { busy_minutes: 15, busy_until: busyUntil },
    })
    const { cartToken, minutes } = await newCart({
      storeId: busy.storeId,
      newBasketItem: undefined,
    })
    expect(minutes).toEqual({ from: 50, to: 60 })
    await test.context.db
      .updateTable('store')
      .set({ busy_until: test.context.now() })
      .where('id', '=', busy.storeId)
      .execute()
    announceStoreChange(test.context, busy.storeId)
    const later = await guest.cart('GET', `/cart/${cartToken}`)
    expect(later.minutes).toEqual({ from: 35, to: 45 })
  })

  it('is refused at a store that does not exist', async () => {
    const body = { storeId: randomUUID() }
    expect(await guest.refusal('POST', '/cart', body)).toEqual({ message: 'NONEXISTING_STORE' })
  })

  it('is refused for a service that the store does not offer', async () => {
    const { storeId } = await openTestStore(test.context, { store: { services: ['collection'] } })
    expect(await guest.refusal('POST', '/cart', { storeId })).toEqual({
      message: 'SERVICE_NOT_OFFERED',
      details: { services: ['collection'] },
    })
  })

  it('is refused with a product of another store', async () => {
    const other = await openTestStore(test.context)
    const body = { storeId: store.storeId, newBasketItem: garlicBread(other) }
    expect(await guest.refusal('POST', '/cart', body)).toMatchObject({
      message: 'PRODUCT_IS_NOT_AVAILABLE',
    })
  })
})

describe('a look at a cart', () => {
  it('prices it for another service and time, and leaves it unchanged', async () => {
    const { cartToken } = await newCart()
    const asIf = '?serviceType=collection&serviceTime=2026-05-15T20:00:00Z'
    const read = await guest.cart('GET', `/cart/${cartToken}${asIf}`)
    expect(read).toMatchObject({
      serviceType: 'collection',
      serviceTime: '2026-05-15T20:00:00.000Z',
      deliveryFeePence: 0,
      version: 1,
      problems: [],
    })
    const stored = await guest.cart('GET', `/cart/${cartToken}`)
    expect(stored).toMatchObject({ serviceType: 'delivery', serviceTime: 'asap', version: 1 })
  })

  it('says that the store is closed, and when it opens', async () => {
    const hours = everyDay('delivery', 1200, 60)
    const evening = await openTestStore(test.context, { hours, store: { pre_order_days: 0 } })
    const cart = await newCart({ storeId: evening.storeId, newBasketItem: undefined })
    expect(cart.problems).toEqual([{ code: 'STORE_IS_CLOSED' }])
    expect(cart.store).toMatchObject({ tab: 'closed', opensAt: '2026-05-15T19:00:00.000Z' })
  })

  it('answers an unknown token differently from a malformed one', async () => {
    const unknown = 'A'.repeat(32)
    expect(await guest.refusal('GET', `/cart/${unknown}`)).toEqual({ message: 'NONEXISTING_CART' })
    expect(await guest.refusal('GET', '/cart/short')).toEqual({ message: 'INVALID_ID_PAREMETER' })
  })
})

describe('whose cart it is', () => {
  it('is anybody’s with the token, while it is a guest’s', async () => {
    const { cartToken } = await newCart()
    const other = new TestCustomer(test.app)
    expect(await other.cart('GET', `/cart/${cartToken}`)).toMatchObject({ cartToken })
  })

  it('becomes the customer’s who uses it after signing in', async () => {
    const ada = await signedIn(test.app, test.context)
    const { cartToken } = await newCart()
    const own = await ada.cart('GET', `/cart/${cartToken}`)
    expect(own.subtotalPence).toBe(1800)
    expect(await guest.refusal('GET', `/cart/${cartToken}`)).toEqual({
      message: 'NONEXISTING_CART',
    })
    expect(await ada.cart('GET', '/cart')).toMatchObject({ cartToken })
  })

  it('is never shown to another customer, nor changed by one', async () => {
    const [ada, ben] = [
      await signedIn(test.app, test.context),
      await signedIn(test.app, test.context),
    ]
    const { cartToken } = await newCart({}, ada)
    const nothing = { message: 'NONEXISTING_CART' }
    for (const stranger of [ben, guest]) {
      expect(await stranger.refusal('GET', `/cart/${cartToken}`)).toEqual(nothing)
      expect(
        await stranger.refusal('PUT', `/cart/${cartToken}`, { newBasketItem: garlicBread(store) }),
      ).toEqual(nothing)
      expect(await stranger.refusal('PUT', `/cart/${cartToken}/details`, {})).toEqual(nothing)
      const address = { address: IN_E8 }
      expect(await stranger.refusal('PATCH', `/cart/address/${cartToken}`, address)).toEqual(
        nothing,
      )
      expect(await stranger.refusal('POST', `/cart/${cartToken}/address`, address)).toEqual(nothing)
      expect(await stranger.refusal('DELETE', `/cart/unavailable-products/${cartToken}`)).toEqual(
        nothing,
      )
    }
    expect(await ada.cart('GET', `/cart/${cartToken}`)).toMatchObject({ version: 1 })
  })

  it('is of one customer only when two claim it at once', async () => {
    const customers = await Promise.all([1, 2, 3, 4].map(() => signedIn(test.app, test.context)))
    const { cartToken } = await newCart()
    const answers = await Promise.all(
      customers.map((customer) => customer.ask('GET', `/cart/${cartToken}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
  })

  it('belongs to one customer only when two claim it at once', async () => {
    const ghost = new TestCustomer(test.app, await customerToken(test.context, randomUUID()))
    const { cartToken } = await newCart({}, ghost)
    expect(await ghost.cart('GET', `/cart/${cartToken}`)).toMatchObject({ cartToken })
    expect(await guest.cart('GET', `/cart/${cartToken}`)).toMatchObject({ cartToken })
  })

  it('finds a customer’s newest cart, and none for one who has none', async () => {
    const ada = await signedIn(test.app, test.context)
    expect(await ada.refusal('GET', '/cart')).toEqual({ message: 'NONEXISTING_CART' })
    const first = await newCart({}, ada)
    test.setNow(new Date(test.context.now().getTime() + 1000))
    const second = await newCart({}, ada)
    expect(await ada.cart('GET', '/cart')).toMatchObject({ cartToken: second.cartToken })
    test.setNow(new Date(test.context.now().getTime() + 1000))
    await ada.cart('PUT', `/cart/${first.cartToken}/details`, { noBag: true })
    expect(await ada.cart('GET', '/cart')).toMatchObject({ cartToken: first.cartToken })
    expect(await guest.refusal('GET', '/cart')).toEqual({ message: 'UNAUTHORIZED' })
  })
})
