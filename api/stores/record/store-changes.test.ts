import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { addTestMealDeal } from '#api/testing/test-meal-deal.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: TestApp
let store: TestStore
let received: string[] = []
beforeAll(async () => {
  server = await createTestApp()
  store = await openTestStore(server.context, { storeTypes: ['pizza'] })
  await addTestMealDeal(server.context, store)
  server.context.listener.on('store_changed', (storeId) => void received.push(storeId))
  await server.context.listener.ready()
})
afterAll(() => server.close())

/** What is announced by the statements, each once, in a transaction that then happens. */
async function announcedBy(...statements: string[]): Promise<string[]> {
  const { pool } = server.context
  // What was announced before is heard before this.
  const flush = async (word: string) => {
    await pool.query('SELECT pg_notify($1, $2)', ['store_changed', word])
    await expect.poll(() => received).toContain(word)
  }
  await flush('begin')
  received = []
  await pool.query(['BEGIN', ...statements, 'COMMIT'].join(';'))
  await flush('end')
  return received.slice(0, -1)
}

test.each([
  ['store', `UPDATE store SET name = name`],
  ['store_cuisine', `UPDATE store_cuisine SET position = position`],
  ['opening_span', `UPDATE opening_span SET duration_minutes = duration_minutes`],
  ['hours_exception', `INSERT INTO hours_exception (store_id, date) SELECT id, now() FROM store`],
  [
    'preparation_hour',
    `INSERT INTO preparation_hour (store_id, weekday, hour, minutes) SELECT id, 5, 18, 40 FROM store`,
  ],
  ['preparation_hour', `UPDATE preparation_hour SET minutes = 45`],
  ['preparation_hour', `DELETE FROM preparation_hour`],
  ['delivery_zone', `UPDATE delivery_zone SET max_minutes = max_minutes`],
  ['delivery_zone_prefix', `UPDATE delivery_zone_prefix SET prefix = prefix`],
  ['category', `UPDATE category SET name = name`],
  ['product', `UPDATE product SET price_pence = price_pence + 1`],
  ['option_group', `UPDATE option_group SET name = name`],
  ['option', `UPDATE option SET is_available = false`],
  ['product_option_group', `DELETE FROM product_option_group`],
  ['bundle_slot', `UPDATE bundle_slot SET name = name`],
  [
    'product_stock, a product more,',
    `INSERT INTO product_stock (product_id, store_id, remaining)
    SELECT id, store_id, 2 FROM product`,
  ],
  ['product_stock, the last one gone,', `UPDATE product_stock SET remaining = 0`],
  ['product_stock, some come back,', `UPDATE product_stock SET remaining = 9`],
  ['product_stock, no longer counted,', `DELETE FROM product_stock`],
])('a change of %s by hand is announced with its store, once', async (_table, statement) => {
  expect(await announcedBy(statement)).toEqual([store.storeId])
})

test('an order that leaves some of what is counted announces nothing, so that menus are kept', async () => {
  await announcedBy(`INSERT INTO product_stock (product_id, store_id, remaining)
    SELECT id, store_id, 5 FROM product`)
  expect(await announcedBy(`UPDATE product_stock SET remaining = remaining - 4`)).toEqual([])
  expect(await announcedBy(`UPDATE product_stock SET remaining = remaining + 1`)).toEqual([])
})

test('a statement that changes nothing announces nothing', async () => {
  expect(await announcedBy(`UPDATE store SET name = 'x' WHERE false`)).toEqual([])
})

test('a change of many stores at once is announced without saying which', async () => {
  for (let count = 0; count < 21; count++) await openTestStore(server.context)
  expect(await announcedBy('UPDATE store SET name = name')).toEqual([''])
})
