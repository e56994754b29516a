import { afterAll, beforeAll, expect, test } from 'vitest'
import { REQUESTS_PER_MINUTE } from '#contract/requests-per-minute.ts'
import { IN_E8, smallPizza, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace } from '#api/orders/testing/ready-cart.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

/**
 * The maximum that a network without an account may make us store in a minute, before PostgreSQL compresses
 * it.
 */
const MAXIMUM_BYTES_A_MINUTE = 8_000_000

let server: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context)
  guest = new TestCustomer(server.app)
})
afterAll(() => server.close())

/** The maximum bytes of a field: no UTF-16 unit has more than three. */
const full = (length: number) => '€'.repeat(length)

async function storedBytes(): Promise<number> {
  const tables = ['cart', 'orders', 'order_line', 'order_event', 'enquiry', 'login_guess']
  const sums = tables.map(
    (table) => `(SELECT coalesce(sum(octet_length(t::text)), 0) FROM ${table} t)`,
  )
  const { rows } = await server.context.pool.query<{ bytes: string }>(
    `SELECT (${sums.join(' + ')}
      + (SELECT coalesce(sum(octet_length(payload::text)), 0) FROM graphile_worker._private_jobs)
    )::bigint AS bytes`,
  )
  return Number(rows[0]?.bytes)
}

async function bytesOf(work: () => Promise<unknown>): Promise<number> {
  const before = await storedBytes()
  await work()
  return (await storedBytes()) - before
}

test('a network without an account makes us store some megabytes a minute and no more', async () => {
  const address = {
    ...IN_E8,
    address: full(300),
    city: full(100),
    area: full(100),
    placeId: full(300),
  }
  const item = (note: string) => ({ ...smallPizza(store), note })
  let cartToken = ''
  const newCart = await bytesOf(async () => {
    const body = { storeId: store.storeId, address, newBasketItem: item(full(200)) }
    ;({ cartToken } = await guest.cart('POST', '/cart', body))
  })
  // Once for each cart, because details replace the former ones.
  const details = await bytesOf(() =>
    guest.cart('PUT', `/cart/${cartToken}/details`, {
      noBag: false,
      contact: { name: full(100), email: `${'a'.repeat(60)}@example.org`, phone: '07700 900123' },
      addressLine: full(100),
      deliveryNote: full(300),
      allergyNote: full(500),
    }),
  )
  const newLine = await bytesOf(() =>
    guest.cart('PUT', `/cart/${cartToken}`, { newBasketItem: item(`${full(199)}$`) }),
  )
  const { totalPence } = await guest.cart('GET', `/cart/${cartToken}`)
  const order = await bytesOf(() => askToPlace(guest, { cartToken, totalPence }))
  const letter = await bytesOf(() =>
    guest.ask('POST', '/email/contactus', {
      name: full(100),
      email: 'ada@example.org',
      orderNumber: full(20),
      message: full(3000),
    }),
  )
  const each = { newCart, details, newLine, order, letter }
  for (const bytes of Object.values(each)) expect(bytes).toBeGreaterThan(500)
  const carts = REQUESTS_PER_MINUTE.createCart
  const lines = REQUESTS_PER_MINUTE.changeCart
  const orders = REQUESTS_PER_MINUTE.placeOrder
  // Each order could contain every line of the minute once more, with its snapshot.
  const total =
    carts * (newCart + details) +
    lines * newLine +
    orders * order +
    lines * order +
    2 * REQUESTS_PER_MINUTE.sendContactMessage * letter
  expect(total).toBeLessThan(MAXIMUM_BYTES_A_MINUTE)
})
