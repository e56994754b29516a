import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { Cart } from '#contract/cart/cart.ts'
import { buildApp } from '#api/app.ts'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import type { Context } from '#api/context.ts'
import { connect, type Connection } from '#api/database/connect.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'
import { askToPlace, minutesLater, readyCart } from '#api/orders/testing/ready-cart.ts'

let test: TestApp
let wide: Connection
let contexts: Context[]
let apps: FastifyInstance[]
let store: TestStore
beforeAll(async () => {
  test = await createTestApp()
  // As many connections as there are requests at once, of two processes that know nothing of each
  // other, so that they really meet in the database.
  wide = connect(test.context.configuration.databaseUrl ?? '', { max: 24 })
  const { db, pool } = wide
  contexts = [
    { ...test.context, db, pool },
    { ...test.context, db, pool },
  ]
  apps = await Promise.all(contexts.map((context) => buildApp(context)))
})
beforeEach(async () => {
  test.setNow(FRIDAY_EVENING)
  store = await openTestStore(test.context, { store: { slot_orders: 3 } })
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await wide.close()
  await test.close()
})

const serviceTime = minutesLater(60)
const guests = Array.from({ length: 20 }, (_, index) => index)
const guest = (index: number) => {
  const app = apps[index % apps.length]
  if (!app) throw new Error('There is no app')
  return new TestCustomer(app)
}
const newCarts = () => Promise.all(guests.map((index) => readyCart(guest(index), store)))
const chooseAll = (carts: Cart[]) =>
  Promise.all(
    carts.map(({ cartToken }, index) =>
      guest(index).ask<Cart>('PUT', `/cart/${cartToken}/details`, { serviceTime }),
    ),
  )
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()
const threeOf = (status: number) => [
  ...Array<number>(3).fill(status),
  ...Array<number>(17).fill(409),
]
const places = () =>
  test.context.db
    .selectFrom('slot_reservation')
    .select('reserved_until')
    .where('store_id', '=', store.storeId)
    .execute()

it('reserves three places for exactly three of 20 carts that choose them at once', async () => {
  const answers = await chooseAll(await newCarts())
  expect(statuses(answers)).toEqual(threeOf(200))
  expect(await places()).toHaveLength(3)
})

it('makes exactly three orders of 20 carts whose reservations expired', async () => {
  // Each had a reservation while the kitchen took more orders.
  await setSlotOrders(20)
  const chosen = await chooseAll(await newCarts())
  expect(statuses(chosen)).toEqual(guests.map(() => 200))
  await setSlotOrders(3)
  test.setNow(new Date(minutesLater(11)))
  const place = ({ body }: { body: Cart }, index: number) => askToPlace(guest(index), body)
  const placed = await Promise.all(chosen.map(place))
  expect(statuses(placed)).toEqual(threeOf(201))
  const held = (await places()).filter(({ reserved_until }) => reserved_until === null)
  expect(held).toHaveLength(3)

  const order = placed.find(({ status }) => status === 201)?.body
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: `/api/v1/order/${order?.id}/cancel`,
    headers: { 'x-order-token': order?.orderToken ?? '' },
  })
  expect(statusCode).toBe(200)
  const again = await Promise.all(
    chosen.filter((_, index) => placed[index]?.status === 409).map(place),
  )
  expect(again.filter(({ status }) => status === 201)).toHaveLength(1)
})

it('exceeds no limit while slots are chosen, changed, ordered and released at once', async () => {
  const carts = await newCarts()
  const later = minutesLater(75)
  await Promise.all(
    carts.flatMap(({ cartToken, totalPence }, index) => {
      const path = `/cart/${cartToken}/details`
      const send = (time: string) => guest(index).ask('PUT', path, { serviceTime: time })
      const thenPlace = async () => {
        await send(serviceTime)
        return askToPlace(guest(index), { cartToken, totalPence })
      }
      const requests: Promise<unknown>[] =
        index % 2 === 0 ? [thenPlace()] : [send(serviceTime), send(later), send('asap')]
      return requests
    }),
  )
  const taken = await test.context.db
    .selectFrom('slot_reservation')
    .select(({ fn }) => ['starts_at', fn.countAll<number>().as('count')])
    .where('store_id', '=', store.storeId)
    .groupBy('starts_at')
    .execute()
  for (const { count } of taken) expect(count).toBeLessThanOrEqual(3)
  const { rows } = await test.context.pool.query(
    `SELECT 1 FROM orders WHERE service_time IS NOT NULL AND store_id = $1
       AND NOT EXISTS (SELECT 1 FROM slot_reservation AS place
         WHERE place.cart_token = orders.cart_token AND place.starts_at = orders.service_time
           AND place.reserved_until IS NULL)`,
    [store.storeId],
  )
  expect(rows).toEqual([])
})

async function setSlotOrders(orders: number): Promise<void> {
  await test.context.db
    .updateTable('store')
    .set({ slot_orders: orders })
    .where('id', '=', store.storeId)
    .execute()
  for (const context of contexts) announceStoreChange(context, store.storeId)
}
