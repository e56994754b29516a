import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { Cart } from '#contract/cart/cart.ts'
import {
  MAXIMUM_RESERVATIONS_OF_ACCOUNT,
  MAXIMUM_RESERVATIONS_OF_NETWORK,
} from '#rules/stores/reservation-limit.ts'
import { buildApp } from '#api/app.ts'
import { connect, type Connection } from '#api/database/connect.ts'
import { openDiscount } from '#api/discount/testing/discounts.ts'
import { askToPlace, minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'
import type { PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { atOnce } from '#api/testing/at-once.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { kitchenOf } from '#api/testing/test-meal-deal.ts'
import { everyDay, openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { deleteOldCarts } from '#api/cart/delete-old-carts.ts'
import { customerToken, TestCustomer } from '#api/cart/testing/test-customer.ts'

let server: TestApp
let wide: Connection
let apps: FastifyInstance[]
let store: TestStore
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  // As many connections as there are requests at once, of two processes that share no memory, so that they
  // really meet in the database.
  wide = connect(server.context.configuration.databaseUrl ?? '', { max: 32 })
  const { db, pool } = wide
  // Placing an order needs only this from the payment provider.
  const payments = { isAvailable: () => true, minimumPence: 30 } as unknown as PaymentsPort
  const context = { ...server.context, db, pool, payments }
  apps = await Promise.all([context, { ...context }].map((each) => buildApp(each)))
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  store = await openTestStore(server.context, { store: { slot_orders: 100 } })
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await wide.close()
  await server.close()
})

let count = 0
/** A customer at an unused network address, or at this one, whose calls go to either process. */
function customerAt(ip = `2001:db8:0:${(count += 1)}::1`, token: string | null = null) {
  const app = apps[(count += 1) % apps.length]
  if (!app) throw new Error('There is no app')
  return new TestCustomer(app, token, { 'x-forwarded-for': ip })
}
const newNetwork = () => `198.51.100.${(count += 1) % 256}`

const choose = ({ cartToken }: Pick<Cart, 'cartToken'>, customer: TestCustomer, minutes = 60) =>
  customer.cart('PUT', `/cart/${cartToken}/details`, { serviceTime: minutesLater(minutes) })
const cartAt = async (customer: TestCustomer, minutes?: number) =>
  choose(await readyCart(customer, store), customer, minutes)
const readCart = ({ cartToken }: Cart) => customerAt().cart('GET', `/cart/${cartToken}`)
const place = (customer: TestCustomer, cart: Cart) => askToPlace(customer, cart, 'online')
const placesOf = async () => {
  const { rows } = await server.context.pool.query<{
    reserved_until: Date | null
    network: unknown
  }>('SELECT reserved_until, network FROM slot_reservation WHERE store_id = $1', [store.storeId])
  return rows
}
const networksOfOrders = async () => {
  const { rows } = await server.context.pool.query<{ status: string; isKnown: boolean }>(
    'SELECT status, network IS NOT NULL AS "isKnown" FROM orders WHERE store_id = $1',
    [store.storeId],
  )
  return rows
}

describe('slot reservations', () => {
  it('are reserved for exactly ten of 30 carts of one network that choose at once', async () => {
    const ip = newNetwork()
    const carts = await atOnce(30, () => readyCart(customerAt(ip), store))
    // Four times, so that they do not all wait for the same slot.
    const answers = await atOnce(30, async (index) => {
      const cart = carts[index]
      return cart && choose(cart, customerAt(ip), 60 + 15 * (index % 4))
    })
    expect(answers.map((cart) => cart?.problems)).toEqual(answers.map(() => []))
    expect(await placesOf()).toHaveLength(MAXIMUM_RESERVATIONS_OF_NETWORK)
  })

  it('of a cart that was changed longest ago are released first, and come back when it is changed', async () => {
    const ip = newNetwork()
    const carts: Cart[] = []
    for (let minute = 0; minute <= MAXIMUM_RESERVATIONS_OF_NETWORK; minute++) {
      server.setNow(new Date(FRIDAY_EVENING.getTime() + minute * 1000))
      carts.push(await cartAt(customerAt(ip)))
    }
    const [oldest, second] = carts
    if (!oldest || !second) throw new Error('There are no carts')
    expect(await readCart(oldest)).toMatchObject({ slotReservedUntil: null, problems: [] })
    const again = await customerAt(ip).cart('PUT', `/cart/${oldest.cartToken}/details`, {})
    expect(again.slotReservedUntil).not.toBeNull()
    expect((await readCart(second)).slotReservedUntil).toBeNull()
    // A customer without a reservation may order all the same while there is room.
    expect((await place(customerAt(ip), second)).status).toBe(201)
  })

  it('are not released by customers of other networks, nor at another store', async () => {
    const carts = await atOnce(MAXIMUM_RESERVATIONS_OF_NETWORK + 1, () => cartAt(customerAt()))
    expect(carts.every(({ slotReservedUntil }) => slotReservedUntil !== null)).toBe(true)
    const ip = newNetwork()
    const full = await atOnce(MAXIMUM_RESERVATIONS_OF_NETWORK, () => cartAt(customerAt(ip)))
    store = await openTestStore(server.context, { store: { slot_orders: 100 } })
    expect((await cartAt(customerAt(ip))).slotReservedUntil).not.toBeNull()
    expect(await atOnce(full.length, (index) => readCart(full[index] as Cart))).toEqual(full)
  })

  it('are made for two carts of an account, from whichever network', async () => {
    const account = await openTestAccount(server.context, 'customer')
    const token = await customerToken(server.context, account.accountId)
    const carts = await atOnce(8, () => readyCart(customerAt(undefined, token), store))
    await atOnce(8, async (index) => choose(carts[index] as Cart, customerAt(undefined, token)))
    expect(await placesOf()).toHaveLength(MAXIMUM_RESERVATIONS_OF_ACCOUNT)
  })

  it('are those of one network at midnight, too', async () => {
    const ip = newNetwork()
    server.setNow(new Date('2026-05-15T23:55:00Z'))
    store = await openTestStore(server.context, {
      store: { slot_orders: 100 },
      hours: everyDay('delivery', 0, 1440),
    })
    const chooseAtOne = async () => {
      const customer = customerAt(ip)
      const { cartToken } = await readyCart(customer, store)
      const details = { serviceTime: '2026-05-16T01:00:00.000Z' }
      return customer.cart('PUT', `/cart/${cartToken}/details`, details)
    }
    for (let each = 0; each < MAXIMUM_RESERVATIONS_OF_NETWORK; each++) await chooseAtOne()
    server.setNow(new Date('2026-05-16T00:01:00Z'))
    await chooseAtOne()
    expect(await placesOf()).toHaveLength(MAXIMUM_RESERVATIONS_OF_NETWORK)
  })
})

it('of a network are deleted with it in the night after they have expired', async () => {
  await cartAt(customerAt())
  server.setNow(new Date(minutesLater(9)))
  const { signal } = new AbortController()
  await deleteOldCarts(server.context, signal)
  expect(await placesOf()).toEqual([
    { reserved_until: new Date(minutesLater(10)), network: expect.any(Buffer) },
  ])
  server.setNow(new Date(minutesLater(11)))
  await deleteOldCarts(server.context, signal)
  expect(await placesOf()).toEqual([])
})

describe('orders that await their payment', () => {
  const isOf = (status: number) => (answer: { status: number }) => answer.status === status

  it('are exactly ten of 30 of one network that are placed at once with what is counted', async () => {
    const ip = newNetwork()
    await kitchenOf(server.context).count(store, store.productIds.margherita, 500)
    const carts = await atOnce(30, () => readyCart(customerAt(ip), store))
    const answers = await atOnce(30, (index) => place(customerAt(ip), carts[index] as Cart))
    expect(answers.filter(isOf(201))).toHaveLength(MAXIMUM_RESERVATIONS_OF_NETWORK)
    expect(answers.filter(isOf(409))).toHaveLength(30 - MAXIMUM_RESERVATIONS_OF_NETWORK)
    expect(answers.find(isOf(409))?.body).toMatchObject({
      message: 'TOO_MANY_UNPAID_ORDERS',
      details: { storeName: 'Mare Street Pizza', countedBy: 'network' },
    })
    // The kitchen accepts orders in cash, and others.
    const refused = carts[answers.findIndex(isOf(409))] as Cart
    expect((await askToPlace(customerAt(ip), refused)).status).toBe(201)
    const elsewhere = customerAt()
    expect((await place(elsewhere, await readyCart(elsewhere, store))).status).toBe(201)
  })

  it('count with those of carts, which are released for them', async () => {
    const ip = newNetwork()
    const carts = await atOnce(MAXIMUM_RESERVATIONS_OF_NETWORK, () => cartAt(customerAt(ip)))
    const [first, ...others] = carts
    for (const cart of others) expect((await place(customerAt(ip), cart)).status).toBe(201)
    const late = await cartAt(customerAt(ip))
    expect(late.slotReservedUntil).not.toBeNull()
    expect((await readCart(first as Cart)).slotReservedUntil).toBeNull()
    expect((await place(customerAt(ip), late)).status).toBe(201)
    // Nothing is reserved any more, but there is room.
    expect(await cartAt(customerAt(ip))).toMatchObject({ slotReservedUntil: null, problems: [] })
    // As soon as possible, an order takes no place in a slot.
    const soon = await readyCart(customerAt(ip), store)
    expect((await place(customerAt(ip), soon)).status).toBe(201)
  })

  it('are as many as there are where nothing is limited, and an offer has no limits', async () => {
    const unlimited = await openTestStore(server.context)
    await openDiscount(server.context, { code: null, store_id: unlimited.storeId })
    const ip = newNetwork()
    const answers = await atOnce(MAXIMUM_RESERVATIONS_OF_NETWORK + 2, async () =>
      place(customerAt(ip), await readyCart(customerAt(ip), unlimited)),
    )
    expect(answers.every(isOf(201))).toBe(true)
  })

  it.each([{ total_limit: 500 }, { budget_pence: 90_000 }])(
    'are ten where only an offer is limited: %j',
    async (limit) => {
      const unlimited = await openTestStore(server.context)
      const offer = { code: null, store_id: unlimited.storeId }
      await openDiscount(server.context, { ...offer, ...limit })
      const ip = newNetwork()
      const answers = await atOnce(MAXIMUM_RESERVATIONS_OF_NETWORK + 2, async () =>
        place(customerAt(ip), await readyCart(customerAt(ip), unlimited)),
      )
      expect(answers.filter(isOf(201))).toHaveLength(MAXIMUM_RESERVATIONS_OF_NETWORK)
    },
  )

  it('are two of an account, and lose its network when their orders are abandoned', async () => {
    const account = await openTestAccount(server.context, 'customer')
    const token = await customerToken(server.context, account.accountId)
    const answers = []
    for (let each = 0; each <= MAXIMUM_RESERVATIONS_OF_ACCOUNT; each++) {
      const customer = customerAt(undefined, token)
      answers.push(await place(customer, await cartAt(customer)))
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409])
    expect(await networksOfOrders()).toEqual(
      Array.from({ length: 2 }, () => ({ status: 'awaitingpayment', isKnown: true })),
    )
    const path = `/order/${answers[0]?.body.id}/payment`
    await customerAt(undefined, token).cart('DELETE', path)
    expect(await networksOfOrders()).toContainEqual({ status: 'unpaid', isKnown: false })
    // What it reserved in its slot stays reserved for the same cart.
    const reserved = (await placesOf()).filter(({ reserved_until }) => reserved_until !== null)
    expect(reserved.map(({ network }) => network)).toEqual([expect.any(Buffer)])
  })
})
