import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import {
  CONTACT,
  garlicBread,
  IN_E8,
  smallPizza,
  TestCustomer,
  type Refusal,
} from '#api/cart/test-customer.ts'
import { askToPlace, readyCart } from '#api/orders/test-placing.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { newCode, openDiscount } from './test-discounts.ts'

let server: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context)
  guest = new TestCustomer(server.app)
})
afterAll(() => server.close())

const SATURDAY = '2026-05-16T18:00:00.000Z'
const hoursLater = (hours: number) => new Date(FRIDAY_EVENING.getTime() + hours * 3_600_000)

const open = (given: Parameters<typeof openDiscount>[1] = {}) => openDiscount(server.context, given)
const pathOf = ({ cartToken }: Pick<Cart, 'cartToken'>, code: string | null) =>
  `/cart/${cartToken}/discount/${encodeURIComponent(code ?? '')}`
const apply = (cart: Cart, code: string | null, customer = guest) =>
  customer.cart('POST', pathOf(cart, code))
const refusalOf = async (cart: Cart, code: string | null, customer = guest) => {
  const refusal: Refusal = await customer.refusal('POST', pathOf(cart, code))
  expect(refusal.details?.['storeName']).toBe('Mare Street Pizza')
  return refusal
}
const customerOf = ({ headers }: TestAccount) =>
  new TestCustomer(server.app, headers.authorization.replace('Bearer ', ''))

describe('a code', () => {
  test('takes its part off, spread over the lines, and is on the cart by name', async () => {
    const { id, code, name } = await open()
    const cart = await readyCart(guest, store)
    const path = `/cart/${cart.cartToken}`
    const larger = await guest.cart('PUT', path, { newBasketItem: garlicBread(store) })
    const discounted = await apply(cart, code)
    expect(discounted).toMatchObject({
      discountCode: code,
      discount: {
        id,
        code,
        name,
        kind: 'percentage',
        amountPence: 225,
        fundedBy: 'marketplace',
        reason: 'onlyOne',
      },
      subtotalPence: 2250,
      discountPence: 225,
      totalPence: larger.totalPence - 225,
      problems: [],
    })
    expect(discounted.lines.map(({ discountPence }) => discountPence)).toEqual([180, 45])
    expect(await guest.cart('GET', path)).toEqual(discounted)
  })

  test('is found in whichever case and spacing it is typed', async () => {
    const code = newCode()
    await open({ code })
    const cart = await readyCart(guest, store)
    const typed = ` ${code.slice(0, 3).toLowerCase()}  ${code.slice(3).toLowerCase()} `
    expect(await apply(cart, typed)).toMatchObject({ discountCode: code, discountPence: 180 })
    expect((await refusalOf(cart, ` ${code}`)).message).toBe('DISCOUNT_ALREADY_APPLIED')
    const without = await guest.cart('DELETE', pathOf(cart, typed))
    expect(without).toMatchObject({ discountCode: null, discount: null, discountPence: 0 })
  })

  test('takes the place of another', async () => {
    const first = await open()
    const second = await open({ percent: '5' })
    const cart = await readyCart(guest, store)
    await apply(cart, first.code)
    const changed = await apply(cart, second.code)
    expect(changed).toMatchObject({ discountCode: second.code, discountPence: 90 })
    const still = await guest.cart('DELETE', pathOf(cart, first.code))
    expect(still).toMatchObject({ discountCode: second.code, version: changed.version })
  })

  test('that is refused leaves the one that the cart has', async () => {
    const { code } = await open()
    const cart = await readyCart(guest, store)
    const { version } = await apply(cart, code)
    await refusalOf(cart, newCode())
    const still = await guest.cart('GET', `/cart/${cart.cartToken}`)
    expect(still).toMatchObject({ discountCode: code, version })
  })

  test('that stops applying stays as a problem until it is cured, or taken off', async () => {
    const { code } = await open({ minimum_pence: 1500 })
    const cart = await readyCart(guest, store)
    await apply(cart, code)
    const path = `/cart/${cart.cartToken}`
    const quantity = (count: number) =>
      guest.cart('PUT', path, { lines: [{ lineId: cart.lines[0]?.id, quantity: count }] })
    const problem = {
      code: 'DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT',
      minimumPence: 1500,
      missingPence: 600,
      discount: { code, minimumPence: 1500, missingPence: 600 },
    }
    const small = await quantity(1)
    expect(small).toMatchObject({ discountCode: code, discount: null, discountPence: 0 })
    expect(small.problems).toContainEqual(problem)
    expect(await quantity(2)).toMatchObject({ discountPence: 180, problems: [] })
    expect(await quantity(0)).toMatchObject({ discount: null, problems: [] })
    await guest.cart('PUT', path, { newBasketItem: smallPizza(store, 1) })
    const without = await guest.cart('DELETE', pathOf(cart, code))
    expect(without.problems.map((each) => each.code)).toEqual(['MINIMUM_ORDER_NOT_REACHED'])
  })

  test('that stopped applying is not ordered with', async () => {
    const { id, code } = await open()
    const cart = await apply(await readyCart(guest, store), code)
    await server.context.db
      .updateTable('discount')
      .set({ ended_at: FRIDAY_EVENING })
      .where('id', '=', id)
      .execute()
    const details = { storeName: 'Mare Street Pizza', discount: { code } }
    const { body } = await askToPlace(guest, cart)
    expect(body).toMatchObject({ message: 'DISCOUNT_NOT_VALID', details })
  })

  test('for free delivery waives the fee as soon as it is known', async () => {
    const { code } = await open({ kind: 'freeDelivery' })
    const body = { storeId: store.storeId, newBasketItem: smallPizza(store, 2) }
    const cart = await guest.cart('POST', '/cart', body)
    expect(await apply(cart, code)).toMatchObject({
      isDeliveryFeeKnown: false,
      discount: { code, amountPence: 0 },
      discountPence: 0,
    })
    const there = await guest.cart('PATCH', `/cart/address/${cart.cartToken}`, { address: IN_E8 })
    expect(there).toMatchObject({ deliveryFeePence: 299, discountPence: 299, problems: [] })
    expect(there.lines.map(({ discountPence }) => discountPence)).toEqual([0])
  })

  test('of its store goes when the cart starts over at another', async () => {
    const mine = await open({ store_id: store.storeId })
    const ours = await open()
    const elsewhere = await openTestStore(server.context)
    for (const [{ code }, kept] of [
      [mine, null],
      [ours, ours.code],
    ] as const) {
      const cart = await apply(await readyCart(guest, store), code)
      const moved = await guest.cart('PUT', `/cart/${cart.cartToken}`, {
        newBasketItem: smallPizza(elsewhere, 2),
        isNewBasket: true,
      })
      expect(moved).toMatchObject({ discountCode: kept, problems: [] })
    }
  })
})

describe('a code is refused', () => {
  test('that nobody knows, that looks like none, has ended or has not begun', async () => {
    const cart = await readyCart(guest, store)
    const ended = await open({ ended_at: FRIDAY_EVENING })
    const early = await open({ starts_at: hoursLater(1) })
    for (const code of [newCode(), 'ümläut!', '%', ended.code, early.code])
      expect(await refusalOf(cart, code)).toMatchObject({
        message: 'DISCOUNT_NOT_VALID',
        details: { discount: { code } },
      })
  })

  test('that is for another store', async () => {
    const elsewhere = await openTestStore(server.context)
    const { code } = await open({ store_id: elsewhere.storeId })
    const { message } = await refusalOf(await readyCart(guest, store), code)
    expect(message).toBe('DISCOUNT_NOT_VALID')
  })

  test('that the cart has already', async () => {
    const { code } = await open()
    const cart = await apply(await readyCart(guest, store), code)
    expect(await refusalOf(cart, code)).toMatchObject({
      message: 'DISCOUNT_ALREADY_APPLIED',
      details: { discount: { code } },
    })
  })

  test('below its minimum, with what is missing', async () => {
    const { code } = await open({ minimum_pence: 2000 })
    expect(await refusalOf(await readyCart(guest, store), code)).toEqual({
      message: 'DISCOUNT_NOT_ELIGIBLE_FOR_MINIMUM_AMOUNT',
      details: {
        storeName: 'Mare Street Pizza',
        minimumPence: 2000,
        missingPence: 200,
        discount: { code, minimumPence: 2000, missingPence: 200 },
      },
    })
  })

  test('that has expired', async () => {
    const { code } = await open({ ends_at: FRIDAY_EVENING })
    const { message } = await refusalOf(await readyCart(guest, store), code)
    expect(message).toBe('DISCOUNT_EXPIRED')
  })

  test('for other dishes, with their names', async () => {
    const { garlicBread: bread, beer } = store.productIds
    const { code } = await open({ productIds: [bread, beer] })
    const cart = await readyCart(guest, store)
    expect(await refusalOf(cart, code)).toMatchObject({
      message: 'DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS',
      details: { discount: { code, products: ['Garlic bread', 'Pale ale'] } },
    })
    await guest.cart('PUT', `/cart/${cart.cartToken}`, { newBasketItem: garlicBread(store, 2) })
    const { discountPence, lines } = await apply(cart, code)
    expect(discountPence).toBe(90)
    expect(lines.map((line) => line.discountPence)).toEqual([0, 90])
  })

  test('for other dishes, when the last of its own has left the menu', async () => {
    const here = await openTestStore(server.context)
    const { code } = await open({ productIds: [here.productIds.garlicBread] })
    await server.context.db
      .deleteFrom('product')
      .where('id', '=', here.productIds.garlicBread)
      .execute()
    expect(await refusalOf(await readyCart(guest, here), code)).toMatchObject({
      message: 'DISCOUNT_ONLY_FOR_SPECIFIC_PRODUCTS',
      details: { discount: { code, products: [] } },
    })
  })

  test('for other customers, to a guest with the way in', async () => {
    const ada = await openTestAccount(server.context, 'customer')
    const ben = await openTestAccount(server.context, 'customer')
    const { code } = await open({ accountIds: [ada.accountId] })
    const message = 'DISCOUNT_ONLY_FOR_SPECIFIC_USERS'
    expect(await refusalOf(await readyCart(guest, store), code)).toMatchObject({
      message,
      details: { discount: { code, isLogInNeeded: true } },
    })
    const [adas, bens] = [customerOf(ada), customerOf(ben)]
    expect(await refusalOf(await readyCart(bens, store), code, bens)).toMatchObject({
      message,
      details: { discount: { code, isLogInNeeded: false } },
    })
    expect((await apply(await readyCart(adas, store), code, adas)).discountPence).toBe(180)
  })

  test('that has been used up, by everybody or by this customer', async () => {
    const message = 'DISCOUNT_USAGE_LIMIT_REACHED'
    const once = await open({ total_limit: 1 })
    await askToPlace(guest, await apply(await readyCart(guest, store), once.code))
    expect((await refusalOf(await readyCart(guest, store), once.code)).message).toBe(message)

    const each = await open({ per_customer_limit: 1 })
    const ada = customerOf(await openTestAccount(server.context, 'customer'))
    const placed = await askToPlace(ada, await apply(await readyCart(ada, store), each.code, ada))
    expect(placed.status).toBe(201)
    expect(await refusalOf(await readyCart(ada, store), each.code, ada)).toMatchObject({ message })
    await apply(await readyCart(guest, store), each.code)
  })

  test('that a guest with that e-mail address has used, once the address is known', async () => {
    const { code } = await open({ per_customer_limit: 1 })
    await askToPlace(guest, await apply(await readyCart(guest, store), code))
    const body = { storeId: store.storeId, newBasketItem: smallPizza(store, 2) }
    const cart = await guest.cart('POST', '/cart', { ...body, serviceType: 'collection' })
    expect((await apply(cart, code)).problems).toEqual([])
    const contact = { ...CONTACT, email: CONTACT.email.toUpperCase() }
    const known = await guest.cart('PUT', `/cart/${cart.cartToken}/details`, { contact })
    expect(known.problems).toEqual([{ code: 'DISCOUNT_USAGE_LIMIT_REACHED', discount: { code } }])
  })

  test('for the other service', async () => {
    const delivered = await open({ service: 'delivery' })
    const free = await open({ kind: 'freeDelivery' })
    const collected = await open({ service: 'collection' })
    const cart = await readyCart(guest, store)
    const { message } = await refusalOf(cart, collected.code)
    expect(message).toBe('DISCOUNT_ELIGIBLE_FOR_ONLY_COLLECTION')
    await guest.cart('PUT', `/cart/${cart.cartToken}/details`, { serviceType: 'collection' })
    for (const { code } of [delivered, free])
      expect((await refusalOf(cart, code)).message).toBe('DISCOUNT_ELIGIBLE_FOR_ONLY_DELIVERY')
    expect((await apply(cart, collected.code)).discountPence).toBe(180)
  })

  test('on other days than its own, by the day of the hand-over', async () => {
    const { code } = await open({ weekdays: [7, 6] })
    const cart = await readyCart(guest, store)
    expect(await refusalOf(cart, code)).toMatchObject({
      message: 'DISCOUNT_ONLY_FOR_SPECIFIC_DAYS',
      details: { discount: { code, today: 5, allowedDays: [6, 7] } },
    })
    await guest.cart('PUT', `/cart/${cart.cartToken}/details`, { serviceTime: SATURDAY })
    expect((await apply(cart, code)).discountPence).toBe(180)
  })

  test('before there are enough completed orders, with how many are left', async () => {
    const account = await openTestAccount(server.context, 'customer')
    const ada = customerOf(account)
    const order = async (options = {}) => {
      const { accountId } = account
      const given = { storeId: store.storeId, accountId, placedAt: hoursLater(-24), ...options }
      const { orderId } = await placeTestOrder(server.context, given)
      await server.context.db
        .updateTable('orders')
        .set({ status: 'completed' })
        .where('id', '=', orderId)
        .execute()
    }
    const loyalty = { loyalty_orders: 3, loyalty_spend_pence: 2000, store_id: store.storeId }
    const { code } = await open(loyalty)
    const message = 'DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED'
    const numbers = { code, minimumOrders: 3, minimumSpendPence: 2000 }
    expect(await refusalOf(await readyCart(guest, store), code)).toMatchObject({
      message,
      details: { discount: { ...numbers, ordersLeft: 3, isLogInNeeded: true } },
    })
    await order()
    await order()
    const elsewhere = await openTestStore(server.context)
    await order({ storeId: elsewhere.storeId })
    const cart = await readyCart(ada, store)
    expect(await refusalOf(cart, code, ada)).toMatchObject({
      message,
      details: { discount: { ...numbers, ordersLeft: 1, isLogInNeeded: false } },
    })
    await order()
    const placed = await askToPlace(ada, await apply(cart, code, ada))
    expect(placed.body).toMatchObject({ discountPence: 180, discount: { code } })
    expect(await refusalOf(await readyCart(ada, store), code, ada)).toMatchObject({
      message,
      details: { discount: { ordersLeft: 3 } },
    })
  })
})

describe('the best', () => {
  test('of a code and what counts by itself is the one that counts, and says why', async () => {
    const here = await openTestStore(server.context)
    const { id } = await open({
      code: null,
      kind: 'fixed',
      amount_pence: 200,
      store_id: here.storeId,
    })
    const cart = await readyCart(guest, here)
    expect(cart).toMatchObject({
      discountPence: 200,
      discount: { id, code: null, reason: 'onlyOne' },
    })
    const small = await open()
    expect(await apply(cart, small.code)).toMatchObject({
      discountCode: small.code,
      discountPence: 200,
      discount: { id, reason: 'betterThanCode' },
      problems: [],
    })
    const large = await open({ percent: '50' })
    expect(await apply(cart, large.code)).toMatchObject({
      discountPence: 900,
      discount: { id: large.id, reason: 'best' },
    })
  })

  test('is found again when an offer changes, and one that stops simply stops', async () => {
    const here = await openTestStore(server.context)
    const { id } = await open({ code: null, store_id: here.storeId, ends_at: hoursLater(1) })
    const cart = await readyCart(guest, here)
    expect(cart.discountPence).toBe(180)
    server.setNow(hoursLater(1))
    const later = await guest.cart('GET', `/cart/${cart.cartToken}`)
    server.setNow(FRIDAY_EVENING)
    expect(later).toMatchObject({ discount: null, problems: [], totalPence: cart.totalPence + 180 })
    await server.context.db.deleteFrom('discount').where('id', '=', id).execute()
    const again = await open({ code: null, percent: '20', store_id: here.storeId })
    const { discount } = await guest.cart('GET', `/cart/${cart.cartToken}`)
    expect(discount).toMatchObject({ id: again.id, amountPence: 360 })
  })

  test('may be everywhere, and an offer for each customer once is not offered again', async () => {
    const here = await openTestStore(server.context)
    const { id } = await open({ code: null, kind: 'freeDelivery', per_customer_limit: 1 })
    const cart = await readyCart(guest, here)
    expect(cart.discount).toMatchObject({ id, amountPence: 299 })
    const { body } = await askToPlace(guest, cart)
    expect(body).toMatchObject({ discount: { id }, discountPence: 299 })
    expect(await readyCart(guest, here)).toMatchObject({ discount: null, problems: [] })
    await server.context.db.deleteFrom('discount').where('id', '=', id).execute()
  })
})
