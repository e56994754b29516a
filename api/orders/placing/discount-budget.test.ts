import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTACT, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { stopDiscount } from '#api/discount/managing/stop-discount.ts'
import { openDiscount, type TestDiscount } from '#api/discount/testing/discounts.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { expireOrders } from '#api/orders/transitions/expire-orders.ts'
import { atOnce, withManyConnections } from '#api/testing/at-once.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  server = await withManyConnections(await createTestApp())
  store = await openTestStore(server.context)
  guest = new TestCustomer(server.app)
})
afterAll(() => server.close())

/** Of 10 % off the £18.00 of every order here: £1.80. */
const open = (budgetPence: number | null = null) =>
  openDiscount(server.context, { budget_pence: budgetPence, store_id: store.storeId })

async function cartWith({ code }: TestDiscount, quantity = 2) {
  const email = `${code}.${quantity}@example.org`
  const { cartToken } = await readyCart(guest, store, { contact: { ...CONTACT, email } }, quantity)
  return guest.cart('POST', `/cart/${cartToken}/discount/${code}`)
}

const place = async (discount: TestDiscount) => {
  const { status, body } = await askToPlace(guest, await cartWith(discount))
  expect(status).toBe(201)
  return body
}

const outcomes = (answers: { status: number; body: object }[]) => {
  const each = answers.map(({ status, body }) =>
    status === 201 ? 'placed' : (body as Error).message,
  )
  return Object.fromEntries([...Map.groupBy(each, (one) => one)].map(([k, all]) => [k, all.length]))
}

/** What the discount says, and what its orders add up to. */
async function spentOn({ id }: TestDiscount) {
  const { db } = server.context
  const { spent, used } = await db
    .selectFrom('discount')
    .select(['spent_pence as spent', 'used'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const orders = await db
    .selectFrom('orders')
    .select('discount_pence as pence')
    .where('discount_id', '=', id)
    .where('status', 'not in', ['declined', 'cancelled', 'unpaid'])
    .execute()
  const sum = orders.reduce((total, { pence }) => total + pence, 0)
  expect([spent, used]).toEqual([sum, orders.length])
  return spent
}

const end = (orderId: string, act: 'decline' | 'cancel', by: 'partner' | 'customer' = 'partner') =>
  actOnOrder(server.context, { orderId, act, by, accountId: null })

describe('a budget', () => {
  test('is never exceeded, however many order at the same instant', async () => {
    const discount = await open(600)
    const carts = await atOnce(12, () => cartWith(discount))
    const answers = await atOnce(carts.length, (each) =>
      askToPlace(guest, carts[each] ?? { cartToken: '', totalPence: 0 }),
    )
    expect(outcomes(answers)).toEqual({ placed: 3, DISCOUNT_USAGE_LIMIT_REACHED: 9 })
    expect(await spentOn(discount)).toBe(540)
  })

  test('refuses the code and is not advertised once too little is left', async () => {
    const discount = await open(250)
    const offers = async () => {
      const { body } = await guest.ask<{ items: { id: string }[] }>(
        'GET',
        `/store/${store.slug}/offers`,
      )
      return body.items.some(({ id }) => id === discount.id)
    }
    expect(await offers()).toBe(true)
    await place(discount)
    expect(await offers()).toBe(false)
    const { cartToken } = await readyCart(guest, store)
    const path = `/cart/${cartToken}/discount/${discount.code}`
    expect(await guest.refusal('POST', path)).toMatchObject({
      message: 'DISCOUNT_USAGE_LIMIT_REACHED',
    })
  })

  test('refuses only the baskets that would take more than is left', async () => {
    const discount = await open(400)
    await place(discount)
    const { cartToken } = await readyCart(guest, store, {}, 4)
    const path = `/cart/${cartToken}/discount/${discount.code}`
    expect(await guest.refusal('POST', path)).toMatchObject({
      message: 'DISCOUNT_USAGE_LIMIT_REACHED',
    })
    await place(discount)
    expect(await spentOn(discount)).toBe(360)
  })
})

describe('what an order took of a budget is released', () => {
  test.each([
    ['declined', (id: string) => end(id, 'decline')],
    ['cancelled by its customer', (id: string) => end(id, 'cancel', 'customer')],
    [
      'not answered in time',
      () =>
        expireOrders({
          ...server.context,
          now: () => new Date(FRIDAY_EVENING.getTime() + 3_600_000),
        }),
    ],
  ])('when it is %s', async (_title, act) => {
    const discount = await open(180)
    const { id } = await place(discount)
    expect(await spentOn(discount)).toBe(180)
    await act(id)
    expect(await spentOn(discount)).toBe(0)
    await place(discount)
  })

  test('once, even when several end it at the same instant', async () => {
    const discount = await open(1000)
    await place(discount)
    const { id } = await place(discount)
    await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? end(id, 'decline') : end(id, 'cancel', 'customer'),
      ),
    )
    expect(await spentOn(discount)).toBe(180)
  })
})

describe('a discount that is stopped', () => {
  test('is used by no order that is placed afterwards, whoever is about to order', async () => {
    const discount = await open()
    const carts = await atOnce(10, () => cartWith(discount))
    const runner = { who: 'marketplace' } as const
    const changer = { accountId: null, by: 'operator' } as const
    const orders = atOnce(carts.length, (each) =>
      askToPlace(guest, carts[each] ?? { cartToken: '', totalPence: 0 }),
    )
    await stopDiscount(server.context, runner, discount.id, changer)
    const spent = await spentOn(discount)
    const { placed = 0, DISCOUNT_NOT_VALID = 0 } = outcomes(await orders)
    expect(placed + DISCOUNT_NOT_VALID).toBe(10)
    expect(await spentOn(discount)).toBe(spent)
    expect(spent).toBe(placed * 180)
  })

  test('is not used by an order that was priced before the server heard of it', async () => {
    const discount = await open()
    const cart = await cartWith(discount)
    const change = (set: { percent: string } | { ended_at: Date }, version: number) =>
      server.owner.db.transaction().execute(async (transaction) => {
        // Without the trigger that announces it.
        await sql`SET LOCAL session_replication_role = replica`.execute(transaction)
        await transaction
          .updateTable('discount')
          .set({ ...set, version })
          .where('id', '=', discount.id)
          .execute()
      })
    await change({ percent: '5' }, 2)
    expect((await askToPlace(guest, cart)).body).toMatchObject({
      message: 'CART_TOTAL_AMOUNT_MISMATCH',
      details: { cart: { discountPence: 90, totalPence: cart.totalPence + 90 } },
    })
    await change({ ended_at: FRIDAY_EVENING }, 3)
    const again = { ...cart, totalPence: cart.totalPence + 90 }
    expect((await askToPlace(guest, again)).body).toMatchObject({ message: 'DISCOUNT_NOT_VALID' })
    expect(await spentOn(discount)).toBe(0)
  })
})
