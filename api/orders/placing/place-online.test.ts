import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { SharedCart } from '#contract/sharing/shared-cart.ts'
import { claimGuestCart } from '#api/cart/ownership/claim-cart.ts'
import { garlicBread, signedIn, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import {
  createPaidApp,
  emailsAbout,
  payerOf,
  placeAndHold,
  placeOnline,
  placePaid,
  type PaidApp,
} from '#api/payments/testing/payments.ts'
import type { PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { join, share } from '#api/sharing/testing/friends.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { kitchenOf } from '#api/testing/test-meal-deal.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { refuseUnpayable } from './refuse-unplaceable.ts'
import { minutesLater, readyCart, type Placed } from '#api/orders/testing/ready-cart.ts'

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
const place = (
  customer: TestCustomer,
  cart: Pick<Cart, 'cartToken' | 'totalPence'>,
  how = 'online',
) =>
  customer.ask<Placed>('POST', '/order', {
    cartToken: cart.cartToken,
    totalPence: cart.totalPence,
    paymentMethod: how,
  })
const see = (cartToken: string) => guest.cart('GET', `/cart/${cartToken}`)

describe('an order that is to be paid online', () => {
  it('may be left at the door', async () => {
    const cart = await readyCart(guest, store, { leaveAtDoor: true })
    expect((await place(guest, cart)).body).toMatchObject({ leaveAtDoor: true })
  })

  it('awaits that for a quarter of an hour, and its time counts from when it is paid', async () => {
    const placed = await placeAndHold(server, store)
    expect(placed).toMatchObject({ deadlineAt: minutesLater(15), acts: ['abandon'] })
    server.setNow(new Date(minutesLater(7)))
    await continuePayment(server.context, placed.id)
    const { body } = await payerOf(server, placed).ask<Order>('GET', `/order/${placed.id}`)
    const minutesBetween = (from: string, to: string) =>
      (Date.parse(to) - Date.parse(from)) / 60_000
    expect(body.placedAt).toBe(minutesLater(0))
    expect(body.deadlineAt).toBe(minutesLater(7 + 10))
    expect(minutesBetween(placed.dueAt, body.dueAt)).toBe(7)
  })

  it('is answered after the store has opened, where it was for later and paid after it closed', async () => {
    server.setNow(new Date('2026-05-15T21:50:00Z'))
    const placed = await placeAndHold(server, store, {
      details: { serviceTime: '2026-05-16T11:00:00.000Z' },
    })
    server.setNow(new Date('2026-05-15T22:02:00Z'))
    await continuePayment(server.context, placed.id)
    const { body } = await payerOf(server, placed).ask<Order>('GET', `/order/${placed.id}`)
    expect(body).toMatchObject({ status: 'pending', deadlineAt: '2026-05-16T10:10:00.000Z' })
  })

  it('is an email to customer and store once it is paid, and none before', async () => {
    const awaiting = await placeOnline(server, store)
    expect(await emailsAbout(server, awaiting.id)).toEqual([])
    const paid = await placePaid(server, store)
    expect(await emailsAbout(server, paid.id)).toEqual(['received customer', 'received store'])
  })

  it('has the tip in its total, for the courier', async () => {
    const placed = await placeOnline(server, store, { details: { tipPence: 150 } })
    expect(placed).toMatchObject({ tipPence: 150, totalPence: 2159 + 150 })
    expect(placed.payment).toMatchObject({ amountPence: 2159 + 150 })
  })

  it('is visible to its customer only until it is paid', async () => {
    const storeIds = [store.storeId]
    const { headers } = await openTestAccount(server.context, 'partner', { storeIds })
    const partner = new TestCustomer(server.app, headers.authorization.slice('Bearer '.length))
    const customer = await signedIn(server.app, server.context)
    const seen = async (id: string) => {
      const board = `/partner/stores/${store.storeId}/orders`
      const open = await partner.ask<{ items: Order[] }>('GET', board)
      const done = await partner.ask<{ items: Order[] }>('GET', `${board}?state=done`)
      const own = await customer.ask<{ items: Order[] }>('GET', '/order')
      const running = await customer.ask<{ items: Order[] }>('GET', '/order?state=inProgress')
      const lists = [open, done, own, running].map(({ body }) => body.items.length)
      const [alone, known] = [
        await partner.ask('GET', `/partner/orders/${id}`),
        await customer.ask('GET', `/order/${id}`),
      ]
      return { lists, store: alone.status, customer: known.status }
    }
    const placed = await placeAndHold(server, store, { customer })
    expect(await seen(placed.id)).toEqual({ lists: [0, 0, 0, 0], store: 404, customer: 200 })
    expect(
      (
        await partner.refusal('POST', `/partner/orders/${placed.id}/decline`, {
          reason: 'tooBusy',
        })
      ).message,
    ).toBe('NONEXISTING_ORDER')
    await continuePayment(server.context, placed.id)
    expect(await seen(placed.id)).toEqual({ lists: [1, 0, 1, 1], store: 200, customer: 200 })
    const unpaid = await placeOnline(server, store, { customer })
    await abandon(unpaid)
    expect(await seen(unpaid.id)).toEqual({ lists: [1, 0, 1, 1], store: 404, customer: 200 })
  })
})

describe('is refused', () => {
  it('where online payment is off', async () => {
    const cashOnly = await createTestApp()
    const elsewhere = await openTestStore(cashOnly.context)
    const somebody = new TestCustomer(cashOnly.app)
    const cart = await readyCart(somebody, elsewhere)
    expect((await place(somebody, cart)).body).toMatchObject({ message: 'PAYMENT_UNAVAILABLE' })
    expect((await somebody.ask('GET', '/payment/options')).body).toEqual({ online: null })
    await cashOnly.close()
  })

  // Only what the total is counts.
  const quoteOf = (totalPence: number) =>
    ({ amounts: { totalPence } }) as Parameters<typeof refuseUnpayable>[1]

  it('for less than the provider takes', () => {
    const { context } = server
    expect(() => refuseUnpayable(context, quoteOf(29))).toThrow('TOTAL_TOO_SMALL_FOR_CARD')
    expect(() => refuseUnpayable(context, quoteOf(30))).not.toThrow()
  })

  it('while the provider is down', () => {
    const payments = { isAvailable: () => false, minimumPence: 30 } as unknown as PaymentsPort
    expect(() => refuseUnpayable({ payments }, quoteOf(30))).toThrow('PAYMENT_UNAVAILABLE')
  })
})

describe('a basket whose order awaits its payment', () => {
  it('is shown as it was placed, with what pays it, and is not changed', async () => {
    const kitchen = kitchenOf(server.context)
    await kitchen.count(store, store.productIds.margherita, 2)
    const before = await readyCart(guest, store)
    const { body: placed } = await place(guest, before)
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
    const { body: placed } = await place(withKey('first'), cart)
    for (const again of [
      await place(withKey('first'), cart),
      await place(withKey('second'), cart),
      await place(guest, cart),
      await place(guest, cart, 'cash'),
      await place(guest, { ...cart, totalPence: 1 }),
    ]) {
      expect(again.status).toBe(201)
      expect(again.body).toEqual(placed)
    }
  })

  it('can be changed by friends and placed by its owner once its order is abandoned', async () => {
    const cart = await readyCart(guest, store)
    const { cart: shared, shareToken } = await share(guest, cart)
    const { body: placed } = await place(guest, shared)
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
    const { status, body } = await place(guest, changed, 'cash')
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
    const { body: placed } = await place(guest, reduced)
    expect(await kitchen.remaining(store.productIds.margherita)).toBe(0)
    expect((await see(cart.cartToken)).totalPence).toBe(reduced.totalPence)
    const open = await abandon(placed)
    expect(await kitchen.remaining(store.productIds.margherita)).toBe(2)
    expect(open).toMatchObject({ totalPence: reduced.totalPence, problems: [] })
    expect((await place(guest, open)).status).toBe(201)
  })

  it('reserves the slot for the basket for ten minutes', async () => {
    const fresh = await openTestStore(server.context, { store: { slot_orders: 1 } })
    const serviceTime = minutesLater(120)
    const cart = await readyCart(guest, fresh, { serviceTime })
    const { body: placed } = await place(guest, cart)
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
    const { body: placed } = await place(withKey('once'), cart)
    await abandon(placed)
    const again = await place(withKey('once'), cart)
    expect([again.status, again.body.id, again.body.status]).toEqual([201, placed.id, 'unpaid'])
    await guest.cart('PUT', `/cart/${cart.cartToken}`, { newBasketItem: garlicBread(store) })
    expect((await place(withKey('once'), cart)).body.id).toBe(placed.id)
    const open = await see(cart.cartToken)
    const other = await place(withKey('twice'), open)
    expect(other.body).toMatchObject({ status: 'awaitingpayment' })
    expect(other.body.id).not.toBe(placed.id)
  })

  it('is refused as another one', async () => {
    const cart = await readyCart(guest, store)
    const { body: placed } = await place(withKey('mine'), cart)
    const reused = { message: 'IDEMPOTENCY_KEY_REUSED' }
    const dearer = { ...cart, totalPence: cart.totalPence + 1 }
    expect((await place(withKey('mine'), dearer)).body).toMatchObject(reused)
    expect((await place(withKey('mine'), cart, 'cash')).body).toMatchObject(reused)
    await abandon(placed)
    expect((await place(withKey('mine'), cart, 'cash')).body).toMatchObject(reused)
    const other = await readyCart(guest, store)
    expect((await place(withKey('mine'), other)).status).toBe(201)
  })

  it('also pays cash once', async () => {
    const cart = await readyCart(guest, store)
    const [first, second] = [
      await place(withKey('cash'), cart, 'cash'),
      await place(withKey('cash'), cart, 'cash'),
    ]
    expect(second).toEqual(first)
    expect(first.status).toBe(201)
  })
})
