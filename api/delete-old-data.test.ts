import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CONTACT, TestCustomer } from '#api/cart/testing/test-customer.ts'
import { askToPlace, readyCart } from '#api/orders/testing/ready-cart.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { deleteOldData } from './delete-old-data.ts'
import { startBackground } from '#api/background.ts'

let server: TestApp
let store: TestStore
let guest: TestCustomer
beforeAll(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context)
  guest = new TestCustomer(server.app)
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

const hours = (count: number) => new Date(FRIDAY_EVENING.getTime() + count * 3_600_000)

async function deletedAfter(passedHours: number): Promise<void> {
  server.setNow(hours(passedHours))
  await deleteOldData(server.context, new AbortController().signal)
}

const rowOf = (token: string) =>
  server.context.db.selectFrom('cart').selectAll().where('token', '=', token).executeTakeFirst()

test('a cart is stored for 30 days after its last change, and no longer', async () => {
  const { cartToken } = await readyCart(guest, store)
  await deletedAfter(30 * 24)
  expect(await rowOf(cartToken)).toMatchObject({ contact: CONTACT })
  await deletedAfter(30 * 24 + 1)
  expect(await rowOf(cartToken)).toBeUndefined()
})

test('more carts than fit one batch are all deleted', async () => {
  await server.context.pool.query(
    `INSERT INTO cart (token, store_id, service, changed_at)
     SELECT 'many-carts-0000000000-' || n, $1, 'delivery', $2 FROM generate_series(1, 2500) AS n`,
    [store.storeId, FRIDAY_EVENING],
  )
  await deletedAfter(30 * 24 + 1)
  const { rows } = await server.context.pool.query(`SELECT FROM cart WHERE token ^@ 'many-carts'`)
  expect(rows).toHaveLength(0)
})

test('of an ordered cart no personal data is left after a day, and its order is still answered', async () => {
  const details = { addressLine: 'Flat 4', deliveryNote: 'The blue door', allergyNote: 'Nuts' }
  const cart = await readyCart(guest, store, details)
  const { body: placed } = await askToPlace(guest, cart)
  await deletedAfter(24)
  expect(await rowOf(cart.cartToken)).toMatchObject({ contact: CONTACT })
  await deletedAfter(25)
  expect(await rowOf(cart.cartToken)).toMatchObject({
    contact: null,
    address: null,
    address_line: '',
    delivery_note: '',
    allergy_note: '',
    lines: [],
  })
  const again = await askToPlace(guest, cart)
  expect(again.body).toMatchObject({ id: placed.id, contact: CONTACT, addressLine: 'Flat 4' })
})

test('a session is stored until it expires, and then deleted with its tokens', async () => {
  const { accountId } = await openTestAccount(server.context, 'customer')
  const { db } = server.context
  const { id } = await db
    .insertInto('session')
    .values({ account_id: accountId, expires_at: hours(2) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const hash = randomBytes(32)
  await db.insertInto('refresh_token').values({ hash, session_id: id }).execute()
  const tokens = () => db.selectFrom('refresh_token').where('hash', '=', hash).select('hash')
  await deletedAfter(1)
  expect(await tokens().execute()).toHaveLength(1)
  await deletedAfter(3)
  expect(await tokens().execute()).toHaveLength(0)
  const left = db.selectFrom('session').where('id', '=', id).select('id')
  expect(await left.execute()).toHaveLength(0)
})

test('the clock of the queue starts it, and the queue does it', async () => {
  const { context } = server
  const { cartToken } = await readyCart(guest, store)
  server.setNow(hours(31 * 24))
  const log = { warn: () => {}, error: () => {} }
  const withWorker = { ...context, configuration: { ...context.configuration, workers: 1 } }
  const jobs = await startBackground(withWorker, log)
  try {
    const clock = 'SELECT identifier FROM graphile_worker._private_known_crontabs'
    await expect
      .poll(async () => (await context.pool.query(clock)).rows)
      .toContainEqual({ identifier: 'forget-old-data' })
    await context.pool.query(`SELECT graphile_worker.add_job('forget-old-data')`)
    await expect.poll(() => rowOf(cartToken)).toBeUndefined()
  } finally {
    await jobs.stop()
  }
})

test('attempts are deleted once they no longer count', async () => {
  const { db } = server.context
  const key = randomBytes(32)
  const guessed = { guesses: 3, first_at: hours(-5), last_at: FRIDAY_EVENING }
  await db
    .insertInto('login_guess')
    .values({ key, ...guessed })
    .execute()
  await deletedAfter(24)
  const left = db.selectFrom('login_guess').where('key', '=', key).select('key')
  expect(await left.execute()).toHaveLength(1)
  await deletedAfter(24.1)
  expect(await left.execute()).toHaveLength(0)
})

test('webhook events are stored for 90 days, so that each counts once', async () => {
  const known = async () => (await server.context.pool.query('SELECT FROM payment_event')).rowCount
  await server.context.pool.query(
    `INSERT INTO payment_event (id, type, received_at) VALUES ('evt_1', 'any', $1)`,
    [FRIDAY_EVENING],
  )
  await deletedAfter(90 * 24)
  expect(await known()).toBe(1)
  await deletedAfter(90 * 24 + 1)
  expect(await known()).toBe(0)
})
