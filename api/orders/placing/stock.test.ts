import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#api/app.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { Act } from '#rules/orders/order-status.ts'
import { garlicBread, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { connect, type Connection } from '#api/database/connect.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { addTestMealDeal, kitchenOf } from '#api/testing/test-meal-deal.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { untilConnectionWaits } from '#api/testing/test-waiting.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { askToPlace, readyCart, type Placed } from '#api/orders/testing/ready-cart.ts'

let test: TestApp
let wide: Connection
let app: FastifyInstance
let guest: TestCustomer
let store: TestStore
let kitchen: ReturnType<typeof kitchenOf>
beforeAll(async () => {
  test = await createTestApp()
  // Enough connections that orders really meet in the database.
  wide = connect(test.context.configuration.databaseUrl ?? '', { max: 32 })
  app = await buildApp({ ...test.context, db: wide.db, pool: wide.pool })
  guest = new TestCustomer(app)
  kitchen = kitchenOf(test.context)
})
beforeEach(async () => {
  store = await openTestStore(test.context)
})
afterAll(async () => {
  await app.close()
  await wide.close()
  await test.close()
})

const path = ({ cartToken }: Cart) => `/cart/${cartToken}`
const see = (cart: Cart) => guest.cart('GET', path(cart))
const put = (cart: Cart, body: object) => guest.cart('PUT', path(cart), body)
const end = (orderId: string, act: Act) => {
  const by = act === 'expire' ? 'system' : act === 'cancel' ? 'customer' : 'partner'
  return actOnOrder(test.context, { orderId, act, by, accountId: null })
}
async function placed(cart: Cart): Promise<Placed> {
  const { status, body } = await askToPlace(guest, cart)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

/** So many that PostgreSQL looks the few of an order up, one by one, instead of reading them all. */
async function countManyOthers(): Promise<void> {
  const { storeId, categoryIds } = await openTestStore(test.context)
  await test.context.pool.query(
    `WITH dish AS (
       INSERT INTO product (store_id, category_id, name, price_pence, position)
       SELECT $1, $2, 'Dish ' || number, 500, number FROM generate_series(1, 5000) AS number
       RETURNING id, store_id
     )
     INSERT INTO product_stock (product_id, store_id, remaining) SELECT id, store_id, 9 FROM dish`,
    [storeId, categoryIds.sides],
  )
  await test.owner.pool.query('ANALYZE product_stock')
}

describe('what is counted', () => {
  it('shows in cart and menu when ten or fewer are left', async () => {
    const { margherita } = store.productIds
    const cart = await readyCart(guest, store)
    const leftInMenu = async () => {
      const { body } = await guest.ask<{ left: number | null }>(
        'GET',
        `/product/${margherita}/with-options`,
      )
      return body.left
    }
    await kitchen.count(store, margherita, 11)
    expect([(await see(cart)).lines[0]?.left, await leftInMenu()]).toEqual([null, null])
    await kitchen.count(store, margherita, 10)
    expect([(await see(cart)).lines[0]?.left, await leftInMenu()]).toEqual([10, 10])
  })

  it('is taken by an order, of a deal as of a line, and returned when the order ends unaccepted', async () => {
    const { margherita, garlicBread: bread, beer } = store.productIds
    const deal = await addTestMealDeal(test.context, store)
    await kitchen.count(store, margherita, 10)
    await kitchen.count(store, bread, 4)
    const cart = await put(await readyCart(guest, store, {}, 3), {
      newBasketItem: {
        productId: deal.dealId,
        quantity: 2,
        parts: [
          { slotId: deal.slotIds.pizza, ...smallPizza(store) },
          {
            slotId: deal.slotIds.side,
            productId: bread,
            options: [{ optionId: deal.dips.without, quantity: 1 }],
          },
          { slotId: deal.slotIds.drink, productId: beer },
        ],
      },
    })
    const { id } = await placed(cart)
    expect([await kitchen.remaining(margherita), await kitchen.remaining(bread)]).toEqual([5, 2])
    await end(id, 'decline')
    expect([await kitchen.remaining(margherita), await kitchen.remaining(bread)]).toEqual([10, 4])
  })

  it.each<[Act[], number]>([
    [['decline'], 6],
    [['cancel'], 6],
    [['expire'], 6],
    [['accept'], 4],
    [['accept', 'dispatch', 'complete'], 4],
  ])('after %j of an order of 2 from 6: %d', async (acts, remaining) => {
    const { margherita } = store.productIds
    const cart = await readyCart(guest, store)
    await kitchen.count(store, margherita, 6)
    const { id } = await placed(cart)
    expect(await kitchen.remaining(margherita)).toBe(4)
    for (const act of acts) await end(id, act)
    expect(await kitchen.remaining(margherita)).toBe(remaining)
  })

  it('is returned once, however many end the order at once', async () => {
    const { margherita } = store.productIds
    const cart = await readyCart(guest, store)
    await kitchen.count(store, margherita, 6)
    const { id } = await placed(cart)
    const acts = ['decline', 'cancel', 'expire', 'decline', 'cancel'] as const
    const ended = await Promise.allSettled(acts.map((act) => end(id, act)))
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await kitchen.remaining(margherita)).toBe(6)
  })

  it('gets nothing back that was ordered before it was counted', async () => {
    const { margherita } = store.productIds
    const { id } = await placed(await readyCart(guest, store))
    await kitchen.count(store, margherita, 6)
    await end(id, 'decline')
    expect(await kitchen.remaining(margherita)).toBe(6)
  })
})

describe('when too few are left', () => {
  it('lines get theirs in order, each all it wants or nothing', async () => {
    const { margherita } = store.productIds
    const cart = await put(await readyCart(guest, store, {}, 3), {
      newBasketItem: { ...smallPizza(store, 3), note: 'Well done' },
    })
    await kitchen.count(store, margherita, 5)
    const seen = await see(cart)
    expect(seen.lines).toMatchObject([
      { isAvailable: true, left: 5, unavailableReason: null },
      { isAvailable: false, left: 2, unavailableReason: 'tooFewLeft', linePence: 0 },
    ])
    const lineIds = [seen.lines[1]?.id]
    expect(seen.problems).toEqual([{ code: 'CART_HAS_UNAVAILABLE_PRODUCTS', lineIds }])
    const cured = await put(cart, { lines: [{ lineId: lineIds[0], quantity: 2 }] })
    expect(cured.problems).toEqual([])
  })

  it('limits what can be added', async () => {
    const { margherita } = store.productIds
    const cart = await readyCart(guest, store)
    await kitchen.count(store, margherita, 3)
    const tooMany = {
      message: 'PRODUCT_COULD_NOT_BE_ADDED_TO_CART',
      details: { reason: 'TOO_FEW_LEFT', name: 'Margherita', left: 3 },
    }
    const add = { newBasketItem: smallPizza(store, 2) }
    expect(await guest.refusal('PUT', path(cart), add)).toMatchObject(tooMany)
    const more = { lines: [{ lineId: cart.lines[0]?.id, quantity: 4 }] }
    expect(await guest.refusal('PUT', path(cart), more)).toMatchObject(tooMany)
    expect((await put(cart, { newBasketItem: smallPizza(store) })).itemCount).toBe(3)
  })

  it('at 0 is sold out', async () => {
    const { margherita } = store.productIds
    const cart = await readyCart(guest, store)
    await kitchen.count(store, margherita, 0)
    expect((await see(cart)).lines[0]).toMatchObject({ left: 0, unavailableReason: 'soldOut' })
    const add = { newBasketItem: smallPizza(store) }
    expect(await guest.refusal('PUT', path(cart), add)).toMatchObject({
      message: 'PRODUCT_IS_NOT_AVAILABLE',
      details: { reason: 'soldOut' },
    })
  })
})

describe('at the same instant', () => {
  it('30 carts for the last 5 portions become exactly 5 orders', async () => {
    const { margherita } = store.productIds
    const carts = await Promise.all(
      Array.from({ length: 30 }, () => readyCart(guest, store, {}, 2)),
    )
    await kitchen.count(store, margherita, 10)
    const answers = await Promise.all(carts.map((cart) => askToPlace(guest, cart)))
    const refusals = answers.filter(({ status }) => status !== 201)
    expect(answers.length - refusals.length).toBe(5)
    for (const { status, body } of refusals) {
      expect(status).toBe(409)
      expect(body).toMatchObject({ message: 'CART_HAS_UNAVAILABLE_PRODUCTS' })
    }
    expect(await kitchen.remaining(margherita)).toBe(0)
  })

  it('orders of two counted products in crossed order neither wait for ever nor fail', async () => {
    const { margherita, garlicBread: bread } = store.productIds
    const both = [smallPizza(store, 2), garlicBread(store)] as const
    const carts = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const [first, second] = index % 2 === 0 ? both : ([both[1], both[0]] as const)
        const cart = await readyCart(guest, store)
        const emptied = await put(cart, {
          newBasketItem: { ...first, note: 'first' },
          lines: [{ lineId: cart.lines[0]?.id, quantity: 0 }],
        })
        return put(emptied, { newBasketItem: { ...second, note: 'second' } })
      }),
    )
    await kitchen.count(store, margherita, 40)
    await kitchen.count(store, bread, 17)
    const answers = await Promise.all(carts.map((cart) => askToPlace(guest, cart)))
    const orders = answers.filter(({ status }) => status === 201)
    expect(answers.map(({ status }) => status).filter((s) => s !== 201 && s !== 409)).toEqual([])
    expect(orders).toHaveLength(17)
    expect([await kitchen.remaining(margherita), await kitchen.remaining(bread)]).toEqual([6, 0])
    await Promise.all(orders.map(({ body }) => end(body.id, 'decline')))
    expect([await kitchen.remaining(margherita), await kitchen.remaining(bread)]).toEqual([40, 17])
  })

  it('an order takes products in the order of their ids, whatever the order of its lines', async () => {
    const [low = '', high = ''] = [store.productIds.garlicBread, store.productIds.beer].sort()
    const cart = await readyCart(guest, store)
    const lines = [{ lineId: cart.lines[0]?.id, quantity: 0 }]
    await put(cart, { newBasketItem: { productId: high, quantity: 2 }, lines })
    const full = await put(cart, { newBasketItem: { productId: low, quantity: 2 } })
    await kitchen.count(store, low, 5)
    await kitchen.count(store, high, 5)
    await countManyOthers()
    const lock = (id: string, wait = '') =>
      sql`SELECT FROM product_stock WHERE product_id = ${id} FOR UPDATE ${sql.raw(wait)}`
    const placing = await wide.db.transaction().execute(async (transaction) => {
      await lock(low).execute(transaction)
      const placing = askToPlace(guest, full)
      await untilConnectionWaits(test.context)
      // It holds nothing yet of what comes after what it waits for.
      await lock(high, 'NOWAIT').execute(transaction)
      return { placing }
    })
    expect((await placing.placing).status).toBe(201)
    expect([await kitchen.remaining(low), await kitchen.remaining(high)]).toEqual([3, 3])
  })
})
