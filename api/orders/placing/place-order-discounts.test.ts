import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { CONTACT, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { countUses } from '#api/discount/testing/count-uses.ts'
import { openDiscount, type TestDiscount } from '#api/discount/testing/discounts.ts'
import { expireOrders } from '#api/orders/transitions/expire-orders.ts'
import { atOnce, withManyConnections } from '#api/testing/at-once.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { askToPlace, readyCart, type Placed } from '#api/orders/testing/ready-cart.ts'

let server: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  server = await withManyConnections(await createTestApp())
  store = await openTestStore(server.context)
  guest = new TestCustomer(server.app)
})
afterAll(() => server.close())

const open = (given: Parameters<typeof openDiscount>[1] = {}) => openDiscount(server.context, given)
const customerOf = ({ headers }: TestAccount) =>
  new TestCustomer(server.app, headers.authorization.replace('Bearer ', ''))

async function cartWith({ code }: TestDiscount, customer = guest, email?: string): Promise<Cart> {
  const contact = { ...CONTACT, ...(email && { email }) }
  const { cartToken } = await readyCart(customer, store, { contact })
  return customer.cart('POST', `/cart/${cartToken}/discount/${code}`)
}

const outcomesOf = (answers: { status: number; body: object }[]) =>
  answers.map(({ status, body }) => (status === 201 ? 'placed' : (body as Error).message))
const counted = (outcomes: string[]) =>
  Object.fromEntries(
    [...Map.groupBy(outcomes, (each) => each)].map(([each, all]) => [each, all.length]),
  )

const usesOf = (discount: TestDiscount) => countUses(server.context, discount)

describe('one mailbox is one customer', () => {
  test('whatever stands behind a plus, of guests and accounts, at once and one after the other', async () => {
    const discount = await open({ per_customer_limit: 1 })
    const mailbox = `anna${discount.id.slice(0, 8)}`
    const account = await openTestAccount(server.context, 'customer', {
      email: `${mailbox}+account@example.org`,
    })
    const carts = [
      await cartWith(discount, customerOf(account)),
      await cartWith(discount, guest, `${mailbox}@example.org`),
      ...(await atOnce(8, (tag) =>
        cartWith(discount, guest, `${mailbox.toUpperCase()}+${tag}@example.org`),
      )),
    ]
    const answers = await atOnce(carts.length, (each) =>
      askToPlace(
        each === 0 ? customerOf(account) : guest,
        carts[each] ?? { cartToken: '', totalPence: 0 },
      ),
    )
    expect(counted(outcomesOf(answers))).toEqual({ placed: 1, DISCOUNT_USAGE_LIMIT_REACHED: 9 })
    expect(await usesOf(discount)).toEqual({ used: 1, customers: [1], orders: 1 })
    const later = await readyCart(guest, store, {
      contact: { ...CONTACT, email: `${mailbox}+later@example.org` },
    })
    const path = `/cart/${later.cartToken}/discount/${discount.code}`
    expect(await guest.refusal('POST', path)).toMatchObject({
      message: 'DISCOUNT_USAGE_LIMIT_REACHED',
    })
  })

  test('at Gmail also wherever its dots are, and the address is stored as it was typed', async () => {
    const discount = await open({ per_customer_limit: 1 })
    const name = `anna${discount.id.slice(0, 8)}`
    const typed = `${name.slice(0, 2)}.${name.slice(2)}+x@googlemail.com`
    const cart = await cartWith(discount, guest, typed)
    const { body } = await askToPlace(guest, cart)
    expect(body.contact.email).toBe(typed)
    const again = await readyCart(guest, store, {
      contact: { ...CONTACT, email: `${name}@gmail.com` },
    })
    const path = `/cart/${again.cartToken}/discount/${discount.code}`
    expect(await guest.refusal('POST', path)).toMatchObject({
      message: 'DISCOUNT_USAGE_LIMIT_REACHED',
    })
  })
})

describe('an order', () => {
  test('of dishes that cost nothing uses up nothing of its code', async () => {
    const { db } = server.context
    const { storeId, ...free } = await openTestStore(server.context)
    await db
      .updateTable('product')
      .set({ price_pence: 0 })
      .where('store_id', '=', storeId)
      .execute()
    announceStoreChange(server.context, storeId)
    const discount = await open({ total_limit: 1, per_customer_limit: 1 })
    const { cartToken } = await readyCart(
      guest,
      { storeId, ...free },
      { serviceType: 'collection' },
    )
    const cart = await guest.cart('POST', `/cart/${cartToken}/discount/${discount.code}`)
    expect((await askToPlace(guest, cart)).status).toBe(201)
    expect(await usesOf(discount)).toEqual({ used: 0, customers: [], orders: 0 })
  })

  test('has its discount frozen, by name and spread over its lines', async () => {
    const discount = await open({ per_customer_limit: 5 })
    const cart = await cartWith(discount)
    const { body } = await askToPlace(guest, cart)
    expect(body).toMatchObject({
      discount: cart.discount,
      discountPence: 180,
      totalPence: cart.totalPence,
      lines: [{ linePence: 1800, discountPence: 180 }],
    })
    expect(await usesOf(discount)).toEqual({ used: 1, customers: [1], orders: 1 })
    const again = await askToPlace(guest, cart)
    expect(again.body).toEqual(body)
    expect(await usesOf(discount)).toMatchObject({ used: 1 })
  })

  test('counts no customer where no limit is per customer', async () => {
    const discount = await open()
    await askToPlace(guest, await cartWith(discount))
    expect(await usesOf(discount)).toEqual({ used: 1, customers: [], orders: 1 })
  })

  test('uses up nothing of a code that now saves nothing', async () => {
    const discount = await open({ kind: 'freeDelivery', per_customer_limit: 1 })
    const { cartToken, lines } = await cartWith(discount)
    const line = { lineId: lines[0]?.id, quantity: 3 }
    const cart = await guest.cart('PUT', `/cart/${cartToken}`, { lines: [line] })
    expect(cart).toMatchObject({ deliveryFeePence: 0, discountCode: discount.code, discount: null })
    const { body } = await askToPlace(guest, cart)
    expect(body).toMatchObject({ discount: null, discountPence: 0 })
    expect(await usesOf(discount)).toEqual({ used: 0, customers: [], orders: 0 })
  })

  test('of an offer that was used up meanwhile is refused by its total', async () => {
    const here = await openTestStore(server.context)
    const offer = await open({ code: null, total_limit: 1, store_id: here.storeId })
    const [first, second] = await atOnce(2, () => readyCart(guest, here))
    if (!first || !second) throw new Error('There are two')
    expect((await askToPlace(guest, first)).status).toBe(201)
    const { body } = await askToPlace(guest, second)
    expect(body).toMatchObject({
      message: 'CART_TOTAL_AMOUNT_MISMATCH',
      details: { cart: { discount: null, totalPence: second.totalPence + 180 } },
    })
    expect(await usesOf(offer)).toMatchObject({ used: 1 })
  })
})

describe('at once', () => {
  test('100 placements with a code for 10 make 10 orders, and the others nothing', async () => {
    const discount = await open({ total_limit: 10, per_customer_limit: 1 })
    const carts: Cart[] = []
    for (let index = 0; index < 100; index++)
      carts.push(await cartWith(discount, guest, `customer.${index}@example.org`))
    const answers = await Promise.all(carts.map((cart) => askToPlace(guest, cart)))
    expect(counted(outcomesOf(answers))).toEqual({
      placed: 10,
      DISCOUNT_USAGE_LIMIT_REACHED: 90,
    })
    expect(await usesOf(discount)).toEqual({ used: 10, customers: Array(10).fill(1), orders: 10 })
    const tokens = carts.map(({ cartToken }) => cartToken)
    const { left } = await server.context.db
      .selectFrom('cart')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('token', 'in', tokens)
      .where('ordered_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(left).toBe(90)
  })

  test('the carts of one customer use a code no more often than each customer may', async () => {
    const discount = await open({ per_customer_limit: 2 })
    const ada = customerOf(await openTestAccount(server.context, 'customer'))
    const carts = await atOnce(12, () => cartWith(discount, ada))
    const answers = await Promise.all(carts.map((cart) => askToPlace(ada, cart)))
    expect(counted(outcomesOf(answers))).toEqual({
      placed: 2,
      DISCOUNT_USAGE_LIMIT_REACHED: 10,
    })
    expect(await usesOf(discount)).toEqual({ used: 2, customers: [2], orders: 2 })
  })

  test('a full stamp card is one reward', async () => {
    const account = await openTestAccount(server.context, 'customer')
    const placedAt = new Date(FRIDAY_EVENING.getTime() - 3_600_000)
    const { accountId } = account
    const { orderId } = await placeTestOrder(server.context, {
      storeId: store.storeId,
      accountId,
      placedAt,
    })
    await server.context.db
      .updateTable('orders')
      .set({ status: 'completed' })
      .where('id', '=', orderId)
      .execute()
    const reward = await open({ loyalty_orders: 1, store_id: store.storeId })
    const ada = customerOf(account)
    const carts = await atOnce(8, () => cartWith(reward, ada))
    const answers = await Promise.all(carts.map((cart) => askToPlace(ada, cart)))
    expect(counted(outcomesOf(answers))).toEqual({
      placed: 1,
      DISCOUNT_LOYALTY_ORDER_LIMIT_NOT_REACHED: 7,
    })
    expect(await usesOf(reward)).toEqual({ used: 1, customers: [1], orders: 1 })
  })
})

describe('a use is released', () => {
  const ended = async (discount: TestDiscount, end: (order: Placed) => Promise<unknown>) => {
    const { status, body } = await askToPlace(guest, await cartWith(discount))
    expect(status).toBe(201)
    await end(body)
  }
  const act =
    (act: 'decline' | 'cancel' | 'accept', by: 'partner' | 'customer' = 'partner') =>
    ({ id: orderId }: Placed) =>
      actOnOrder(server.context, {
        orderId,
        act,
        by,
        accountId: null,
        ...(act === 'accept' && { minutes: 20 }),
      })

  test.each([
    ['declined', act('decline')],
    ['cancelled by its customer', act('cancel', 'customer')],
    [
      'accepted and then cancelled by the store',
      async (order: Placed) => {
        await act('accept')(order)
        await act('cancel')(order)
      },
    ],
    [
      'not answered in time',
      async () => {
        const now = () => new Date(FRIDAY_EVENING.getTime() + 3_600_000)
        await expireOrders({ ...server.context, now })
      },
    ],
  ])('when its order is %s, and can be used again', async (_how, end) => {
    const discount = await open({ total_limit: 1, per_customer_limit: 1 })
    await ended(discount, end)
    expect(await usesOf(discount)).toEqual({ used: 0, customers: [0], orders: 1 })
    expect((await askToPlace(guest, await cartWith(discount))).status).toBe(201)
    expect(await usesOf(discount)).toEqual({ used: 1, customers: [1], orders: 2 })
  })

  test('once, even when several end the order at the same instant', async () => {
    const discount = await open({ per_customer_limit: 9 })
    await askToPlace(guest, await cartWith(discount))
    await ended(discount, async (order) => {
      const acts = await Promise.allSettled(
        Array.from({ length: 10 }, (_, index) =>
          index % 2 === 0 ? act('decline')(order) : act('cancel', 'customer')(order),
        ),
      )
      expect(acts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
    expect(await usesOf(discount)).toEqual({ used: 1, customers: [1], orders: 2 })
  })

  test('not twice where uses were set back meanwhile, and the order still ends', async () => {
    const discount = await open({ per_customer_limit: 9 })
    const { db } = server.context
    await ended(discount, async (order) => {
      await db.updateTable('discount').set({ used: 0 }).where('id', '=', discount.id).execute()
      await db
        .updateTable('discount_customer')
        .set({ used: 0 })
        .where('discount_id', '=', discount.id)
        .execute()
      expect(await act('decline')(order)).toMatchObject({ status: 'declined' })
    })
    expect(await usesOf(discount)).toEqual({ used: 0, customers: [0], orders: 1 })
  })

  test('never by an order that is completed', async () => {
    const discount = await open({ total_limit: 1 })
    await ended(discount, act('accept'))
    expect(await usesOf(discount)).toMatchObject({ used: 1 })
  })
})
