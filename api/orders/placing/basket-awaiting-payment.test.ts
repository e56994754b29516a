import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SharedCart } from '#contract/sharing/shared-cart.ts'
import { claimGuestCart } from '#api/cart/ownership/claim-cart.ts'
import { garlicBread, signedIn, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import {
  createPaidApp,
  payerOf,
  placeOnline,
  placePaid,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { join, share } from '#api/sharing/testing/friends.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { kitchenOf } from '#api/testing/test-meal-deal.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { askToPlace, minutesLater, readyCart, type Placed } from '#api/orders/testing/ready-cart.ts'

let server: PaidApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  server = await createPaidApp()
  guest = new TestCustomer(server.app)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context)
})
afterAll(() => server.close())

const withKey = (key: string) => new TestCustomer(server.app, null, { 'idempotency-key': key })
const abandon = (placed: Pick<Placed, 'id' | 'orderToken'>) =>
  payerOf(server, placed).cart('DELETE', `/order/${placed.id}/payment`)
const see = (cartToken: string) => guest.cart('GET', `/cart/${cartToken}`)

describe('a basket whose order awaits its payment', () => {
  it('is shown as it was placed, with what pays it, and is not changed', async () => {
    const kitchen = kitchenOf(server.context)
    await kitchen.count(store, store.productIds.margherita, 2)
    const before = await readyCart(guest, store)
    const { body: placed } = await askToPlace(guest, before, 'online')
    const cart = await see(before.cartToken)
    expect(cart).toEqual({
      ...before,
      version: before.version + 1,
      awaitingPayment: { orderId: placed.id, orderToken: placed.orderToken },
      lines: before.lines.map((line) => ({ ...line, left: null })),
      nextTier: null,
    })
    const refusal = { message: 'CART_IS_AWAITING_PAYMENT', details: { orderId: placed.id } }
    const path = `/cart/${before.cartToken}`
    const item = { newBasketItem: garlicBread(store) }
    expect(await guest.refusal('PUT', path, item)).toEqual(refusal)
    expect(await guest.refusal('PUT', `${path}/details`, { noBag: true })).toEqual(refusal)
    expect(await guest.refusal('POST', `${path}/share`, { ownerName: 'Ada' })).toEqual(refusal)
  })

  it('is answered with that order, however and by whatever request it is placed again', async () => {
    const cart = await readyCart(guest, store)
    const { body: placed } = await askToPlace(withKey('first'), cart, 'online')
    for (const again of [
      await askToPlace(withKey('first'), cart, 'online'),
      await askToPlace(withKey('second'), cart, 'online'),
      await askToPlace(guest, cart, 'online'),
      await askToPlace(guest, cart),
      await askToPlace(guest, { ...cart, totalPence: 1 }, 'online'),
    ]) {
      expect(again.status).toBe(201)
      expect(again.body).toEqual(placed)
    }
  })

  it('can be changed by friends and placed by its owner once its order is abandoned', async () => {
    const cart = await readyCart(guest, store)
    const { cart: shared, shareToken } = await share(guest, cart)
    const { body: placed } = await askToPlace(guest, shared, 'online')
    const friend = { name: 'Bo' }
    const members = `/shared-cart/${shareToken}/members`
    const seen = async () => (await guest.ask<SharedCart>('GET', `/shared-cart/${shareToken}`)).body
    expect(await guest.refusal('POST', members, friend)).toEqual({
      message: 'SHARED_CART_IS_LOCKED',
    })
    expect(await seen()).toMatchObject({ isLocked: true, isOrdered: false })
    await abandon(placed)
    expect(await seen()).toMatchObject({ isLocked: false, isOrdered: false })
    await join(server, shareToken, 'Bo')
    const changed = await guest.cart('PUT', `/cart/${cart.cartToken}`, {
      newBasketItem: garlicBread(store),
    })
    const { status, body } = await askToPlace(guest, changed)
    expect([status, body.status]).toEqual([201, 'pending'])
    expect(body.id).not.toBe(placed.id)
    expect((await guest.refusal('GET', `/cart/${cart.cartToken}`)).message).toBe(
      'CART_ALREADY_ORDERED',
    )
  })

  it('stays the guest’s while they sign in, and becomes theirs when its order is abandoned', async () => {
    const placed = await placeOnline(server, store)
    const account = await openTestAccount(server.context, 'customer')
    const token = account.headers.authorization.slice('Bearer '.length)
    const customer = new TestCustomer(server.app, token)
    await claimGuestCart(server.context, placed.cartToken, account.accountId)
    const path = `/cart/${placed.cartToken}`
    expect((await customer.cart('GET', path)).awaitingPayment?.orderId).toBe(placed.id)
    await abandon(placed)
    expect((await customer.cart('GET', path)).awaitingPayment).toBeNull()
    expect((await guest.refusal('GET', path)).message).toBe('NONEXISTING_CART')
    expect((await customer.cart('GET', '/cart')).cartToken).toBe(placed.cartToken)
  })

  it('is the one that its customer finds on another device', async () => {
    const customer = await signedIn(server.app, server.context)
    const placed = await placeOnline(server, store, { customer })
    expect((await customer.cart('GET', '/cart')).awaitingPayment?.orderId).toBe(placed.id)
    await continuePayment(server.context, (await placePaid(server, store, { customer })).id)
    expect((await customer.cart('GET', '/cart')).awaitingPayment?.orderId).toBe(placed.id)
  })
})

describe('giving up', () => {
  it('returns the stock and the use of a discount', async () => {
    const kitchen = kitchenOf(server.context)
    await kitchen.count(store, store.productIds.margherita, 2)
    const { code } = await openDiscount(server.context, { total_limit: 1 })
    const cart = await readyCart(guest, store)
    const reduced = await guest.cart('POST', `/cart/${cart.cartToken}/discount/${code}`)
    const { body: placed } = await askToPlace(guest, reduced, 'online')
    expect(await kitchen.remaining(store.productIds.margherita)).toBe(0)
    expect((await see(cart.cartToken)).totalPence).toBe(reduced.totalPence)
    const open = await abandon(placed)
    expect(await kitchen.remaining(store.productIds.margherita)).toBe(2)
    expect(open).toMatchObject({ totalPence: reduced.totalPence, problems: [] })
    expect((await askToPlace(guest, open, 'online')).status).toBe(201)
  })

  it('reserves the slot for the basket for ten minutes', async () => {
    const fresh = await openTestStore(server.context, { store: { slot_orders: 1 } })
    const serviceTime = minutesLater(120)
    const cart = await readyCart(guest, fresh, { serviceTime })
    const { body: placed } = await askToPlace(guest, cart, 'online')
    server.setNow(new Date(minutesLater(12)))
    expect((await abandon(placed)).slotReservedUntil).toBe(minutesLater(22))
    const late = await readyCart(guest, fresh)
    const requested = { serviceTime }
    const path = `/cart/${late.cartToken}/details`
    expect((await guest.refusal('PUT', path, requested)).message).toBe('SLOT_IS_FULL')
    server.setNow(new Date(minutesLater(23)))
    expect((await guest.cart('PUT', path, requested)).problems).toEqual([])
  })

  it('is not possible once the money is there', async () => {
    const paid = await placePaid(server, store)
    expect(await payerOf(server, paid).refusal('DELETE', `/order/${paid.id}/payment`)).toEqual({
      message: 'ORDER_STATUS_INVALID',
      details: { status: 'pending' },
    })
  })
})

describe('a request that is named by a key', () => {
  it('is answered with its order also when that was never paid', async () => {
    const cart = await readyCart(guest, store)
    const { body: placed } = await askToPlace(withKey('once'), cart, 'online')
    await abandon(placed)
    const again = await askToPlace(withKey('once'), cart, 'online')
    expect([again.status, again.body.id, again.body.status]).toEqual([201, placed.id, 'unpaid'])
    await guest.cart('PUT', `/cart/${cart.cartToken}`, { newBasketItem: garlicBread(store) })
    expect((await askToPlace(withKey('once'), cart, 'online')).body.id).toBe(placed.id)
    const open = await see(cart.cartToken)
    const other = await askToPlace(withKey('twice'), open, 'online')
    expect(other.body).toMatchObject({ status: 'awaitingpayment' })
    expect(other.body.id).not.toBe(placed.id)
  })

  it('is refused as another one', async () => {
    const cart = await readyCart(guest, store)
    const { body: placed } = await askToPlace(withKey('mine'), cart, 'online')
    const reused = { message: 'IDEMPOTENCY_KEY_REUSED' }
    const dearer = { ...cart, totalPence: cart.totalPence + 1 }
    expect((await askToPlace(withKey('mine'), dearer, 'online')).body).toMatchObject(reused)
    expect((await askToPlace(withKey('mine'), cart)).body).toMatchObject(reused)
    await abandon(placed)
    expect((await askToPlace(withKey('mine'), cart)).body).toMatchObject(reused)
    const other = await readyCart(guest, store)
    expect((await askToPlace(withKey('mine'), other, 'online')).status).toBe(201)
  })

  it('also pays cash once', async () => {
    const cart = await readyCart(guest, store)
    const [first, second] = [
      await askToPlace(withKey('cash'), cart),
      await askToPlace(withKey('cash'), cart),
    ]
    expect(second).toEqual(first)
    expect(first.status).toBe(201)
  })
})
