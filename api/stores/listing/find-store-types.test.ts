import { afterAll, beforeAll, expect, test } from 'vitest'
import { Memory } from '#api/memory/memory.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { findStoreTypes } from './find-store-types.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

test.each([
  ['live', true],
  ['draft', false],
  ['suspended', false],
  ['archived', false],
] as const)('the cuisine of a store that is %s is offered to customers: %s', async (state, is) => {
  const { storeId } = await openTestStore(server.context)
  const slug = `only-of-${state}`
  await server.context.pool.query(
    `INSERT INTO store_type (slug, name, art, position) SELECT $1, $1, art, 99 FROM store_type LIMIT 1`,
    [slug],
  )
  await server.context.pool.query('UPDATE store SET state = $2 WHERE id = $1', [storeId, state])
  await server.context.pool.query(
    'INSERT INTO store_cuisine (store_id, store_type_slug, position) VALUES ($1, $2, 9)',
    [storeId, slug],
  )
  const { listener, now } = server.context
  // As a process that has just started reads them.
  const memory = new Memory({ listener, now })
  const found = await findStoreTypes({ ...server.context, memory })
  expect(found.some((type) => type.slug === slug)).toBe(is)
})
