import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import {
  CONTACT,
  garlicBread,
  smallPizza,
  TestCustomer,
  type Refusal,
} from '#api/cart/testing/test-customer.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { newCode, openDiscount } from '#api/discount/testing/discounts.ts'

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

describe('a code is refused', () => {
  test('that is unknown, malformed, ended or not started', async () => {
    const cart = await readyCart(guest, store)
    const ended = await open({ ended_at: FRIDAY_EVENING })
    const early = await open({ starts_at: hoursLater(1) })
    for (const code of [newCode(), 'ümläut!', '%', 'A'.repeat(80), ended.code, early.code])
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

  test('that has been used up, by everyone or by this customer', async () => {
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

  test('that a guest with that email address has used, once the address is known', async () => {
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
