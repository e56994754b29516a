import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Connection } from '#api/database/connect.ts'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import { demonstrationDiscounts } from './discounts.ts'
import { findCodesToTry, loadTown } from './load-town.ts'

const now = new Date('2026-05-13T12:00:00Z')

let connection: Connection
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  connection = connect(database.url, { max: 4 })
  await loadTown(connection.db, { now })
})
afterAll(async () => {
  await connection.close()
  await drop()
})

test('the town has every discount, at every store that gives it', async () => {
  const rows = await connection.db
    .selectFrom('discount')
    .leftJoin('store', 'store.id', 'discount.store_id')
    .select(['discount.name', 'store.name as store'])
    .execute()
  const names = rows.map(({ name, store }) => `${name} at ${store}`)
  const meant = demonstrationDiscounts.flatMap(({ name, stores }) =>
    (stores ?? [null]).map((store) => `${name} at ${store}`),
  )
  expect(names.toSorted()).toEqual(meant.toSorted())
})

test('what is for some products or people has some', async () => {
  const { db } = connection
  const bare = await db
    .selectFrom('discount')
    .leftJoin('discount_product as product', 'product.discount_id', 'discount.id')
    .leftJoin('discount_account as account', 'account.discount_id', 'discount.id')
    .where(({ or, and, eb }) =>
      or([
        and([eb('is_for_some_products', '=', true), eb('product.product_id', 'is', null)]),
        and([eb('is_for_some_accounts', '=', true), eb('account.account_id', 'is', null)]),
      ]),
    )
    .select('discount.name')
    .execute()
  expect(bare).toEqual([])
})

test('one has expired and one is used up', async () => {
  const over = await connection.db
    .selectFrom('discount')
    .where(({ or, eb, ref }) =>
      or([eb('ends_at', '<=', now), eb('total_limit', '<=', ref('used'))]),
    )
    .select('code')
    .orderBy('code')
    .execute()
  expect(over.map(({ code }) => code)).toEqual(['FIRST50', 'OPENING20'])
})

test('the start names codes that anybody can use', async () => {
  const codes = await findCodesToTry(connection.db)
  expect(codes).toEqual(['STROLL', 'TUCK10', 'FREEWHEEL', 'WELCOME5'])
})
