import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inTransaction } from '#api/database/transaction.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { findStore, findStores } from './find-store.ts'
import { currentCharges } from './charges.ts'
import { announceStoreChange } from './store-changes.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('finds a store by its id and by its slug, with all that rules ask about it', async () => {
  const { context } = test
  const { storeId, slug, zoneIds } = await openTestStore(context)
  const store = await findStore(context, { slug })
  expect(store).toBe(await findStore(context, { id: storeId }))
  expect(store).toMatchObject({
    id: storeId,
    storeTypes: [{ slug: 'pizza', name: 'Pizza', welshName: 'Pitsa' }],
    rating: { average: null, count: 0 },
    pausedUntil: null,
    hygiene: { rating: '5', inspectedOn: '2026-02-03' },
  })
  expect(store.hours.spans).toHaveLength(14)
  expect(store.zones.map(({ id }) => id).sort()).toEqual(zoneIds.toSorted())
  expect(store.zones.find(({ id }) => id === zoneIds[0])).toMatchObject({
    prefixes: ['E8'],
    radiusMiles: null,
    feeTiers: [
      { fromPence: 0, feePence: 299 },
      { fromPence: 2500, feePence: 0 },
    ],
  })
})

it('refuses a store that does not exist with NONEXISTING_STORE', async () => {
  const unknown = { id: '6f2c7b0e-5f43-4c11-9f3a-2f0f4b9b2b11' }
  await expect(findStore(test.context, unknown)).rejects.toMatchObject({
    code: 'NONEXISTING_STORE',
  })
  await expect(findStore(test.context, { slug: 'nobody' })).rejects.toMatchObject({
    code: 'NONEXISTING_STORE',
  })
})

it('reads a store once, however many ask at the same moment', async () => {
  const { context } = test
  const { storeId } = await openTestStore(context)
  const connect = vi.spyOn(context.pool, 'connect')
  const found = await Promise.all([1, 2, 3].map(() => findStore(context, { id: storeId })))
  const [again] = await findStores(context, [storeId])
  expect(new Set([...found, again]).size).toBe(1)
  expect(connect).toHaveBeenCalledTimes(1)
})

it('reads a store and its menu again after either was changed, by whoever it was', async () => {
  const { context } = test
  const { storeId, slug, productIds } = await openTestStore(context)
  await findStore(context, { slug })
  await findMenu(context, storeId)
  await inTransaction(context.db, async (transaction) => {
    const pausedUntil = new Date('2026-05-15T19:00:00Z')
    const change = { paused_until: pausedUntil, slug: `${slug}-renamed` }
    await transaction.updateTable('store').set(change).where('id', '=', storeId).execute()
    await transaction
      .updateTable('product')
      .set({ price_pence: 950 })
      .where('id', '=', productIds.margherita)
      .execute()
  })
  await vi.waitFor(async () => {
    const store = await findStore(context, { id: storeId })
    expect(store.pausedUntil).toEqual(new Date('2026-05-15T19:00:00Z'))
    const menu = await findMenu(context, storeId)
    expect(menu.products.get(productIds.margherita)?.pricePence).toBe(950)
  }, 20_000)
  await expect(findStore(context, { slug })).rejects.toMatchObject({ code: 'NONEXISTING_STORE' })
})

it('reads everything again when listening was interrupted', async () => {
  const { context } = test
  const { storeId } = await openTestStore(context)
  await findStore(context, { id: storeId })
  const change = { name: 'Renamed without a word' }
  await inTransaction(test.owner.db, async (transaction) => {
    // Without its triggers the database announces nothing, as if the word of it were lost.
    await sql`SET LOCAL session_replication_role = replica`.execute(transaction)
    await transaction.updateTable('store').set(change).where('id', '=', storeId).execute()
  })
  await context.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'tuck-in listener' AND datname = current_database()`,
  )
  await vi.waitFor(
    async () => {
      expect((await findStore(context, { id: storeId })).name).toBe(change.name)
    },
    { timeout: 20_000 },
  )
})

it('forgets a store at once when told to', async () => {
  const { context } = test
  const { storeId } = await openTestStore(context)
  const before = await findStore(context, { id: storeId })
  const reading = findStore(context, { id: storeId })
  announceStoreChange(context, storeId)
  expect(await reading).toBe(before)
  expect(await findStore(context, { id: storeId })).not.toBe(before)
})

it('charges the newest platform fee that has begun', async () => {
  const own = await createTestApp()
  try {
    const { context } = own
    expect((await currentCharges(context)).platformFee).toEqual({
      fixedPence: 50,
      percent: 0,
      capPence: null,
    })
    await context.db
      .insertInto('platform_fee')
      .values([
        { effective_from: '2026-06-01T00:00:00Z', fixed_pence: 60, percent: '2.5', cap_pence: 300 },
        { effective_from: '2026-07-01T00:00:00Z', fixed_pence: 70 },
      ])
      .execute()
    own.setNow(new Date('2026-05-31T23:59:59Z'))
    expect((await currentCharges(context)).platformFee).toMatchObject({ fixedPence: 50 })
    own.setNow(new Date('2026-06-01T00:00:00Z'))
    expect((await currentCharges(context)).platformFee).toEqual({
      fixedPence: 60,
      percent: 2.5,
      capPence: 300,
    })
    own.setNow(new Date('2026-07-02T00:00:00Z'))
    expect((await currentCharges(context)).platformFee).toMatchObject({ fixedPence: 70 })
  } finally {
    await own.close()
  }
})
