import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#api/database/connect.ts'
import type { Connection } from '#api/database/connect.ts'
import { verifyPassword } from '#api/session/password/hash-password.ts'
import { milesBetween } from '#rules/address/distance.ts'
import { chooseZone } from '#rules/delivery/choose-zone.ts'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import { addPrinter } from './add-printer.ts'
import { loadCountry } from './load-country.ts'
import { DEMONSTRATION_SIGN_INS, isTownEmpty, loadTown } from './load-town.ts'

const now = new Date('2026-05-13T12:00:00Z')
const artFolder = join(import.meta.dirname, '../web/public/art')

async function openDatabase(): Promise<Connection & { drop: () => Promise<void> }> {
  const { url, drop } = await createTestDatabase()
  const connection = connect(url, { max: 4 })
  return {
    ...connection,
    drop: async () => {
      await connection.close()
      await drop()
    },
  }
}

function countOf(
  { db }: Connection,
  table: 'store' | 'product' | 'account' | 'store_type' | 'delivery_zone_prefix',
) {
  return db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count)
}

describe('the demonstration in its database', () => {
  let database: Awaited<ReturnType<typeof openDatabase>>
  beforeAll(async () => {
    database = await openDatabase()
    await loadTown(database.db, { now })
  })
  afterAll(() => database.drop())

  test('has its 104 stores, each with a partner, and two people besides', async () => {
    expect(await isTownEmpty(database.db)).toBe(false)
    expect(await countOf(database, 'store')).toBe(104)
    expect(await countOf(database, 'account')).toBe(104 + 2)
    const alone = await database.db
      .selectFrom('store')
      .leftJoin('partner_store', 'partner_store.store_id', 'store.id')
      .leftJoin('account', 'account.id', 'partner_store.account_id')
      .where((is) =>
        is.or([is('account.email', 'is', null), is('account.email', '!=', is.ref('store.email'))]),
      )
      .select('store.slug')
      .execute()
    expect(alone).toEqual([])
  })

  test('is left as it is when it is loaded again', async () => {
    expect(await loadTown(database.db, { now })).toBe(false)
    expect(await countOf(database, 'store')).toBe(104)
  })

  test('lets everyone in whom the banner names', async () => {
    for (const { who, email, password } of DEMONSTRATION_SIGN_INS) {
      const account = await database.db
        .selectFrom('account')
        .where('email', '=', email)
        .select(['password_hash', 'confirmed_at'])
        .executeTakeFirstOrThrow()
      expect(await verifyPassword(account.password_hash, password), who).toBe(true)
      expect(account.confirmed_at, who).toEqual(now)
    }
  })

  test('connects a ticket printer to the store that the banner names one for', async () => {
    await addPrinter(database.db, 'a hash')
    const printers = await database.db
      .selectFrom('printer')
      .innerJoin('store', 'store.id', 'printer.store_id')
      .select(['store.slug', 'printer.kind', 'printer.kitchen_copies as copies'])
      .execute()
    expect(printers).toEqual([{ slug: 'pitta-patter', kind: 'star', copies: 1 }])
  })

  test('rates each store with whole stars that come to its average', async () => {
    const { rows } = await sql<{ slug: string; average: number }>`
      SELECT slug, sum(count * star)::float / sum(count) AS average
      FROM store, unnest(star_counts) WITH ORDINALITY AS counted (count, star)
      GROUP BY slug HAVING sum(count) > 0
    `.execute(database.db)
    expect(rows).toHaveLength(104)
    expect(rows.find(({ slug }) => slug === 'saffron-street-kitchen')?.average).toBeCloseTo(4.8, 1)
  })

  test('keeps reviews in the past, and Christmas Day for this year and the next', async () => {
    const { rows: early } = await sql`
      SELECT FROM review WHERE created_at >= ${now} OR created_at < ${now}::timestamptz - interval '302 days'
    `.execute(database.db)
    expect(early).toEqual([])
    const days = await database.db
      .selectFrom('hours_exception')
      .select(['date', 'service', 'spans'])
      .distinct()
      .orderBy('date')
      .execute()
    expect(days).toEqual([
      { date: '2026-12-25', service: null, spans: [] },
      { date: '2027-12-25', service: null, spans: [] },
    ])
  })

  test('keeps a group of options once, however many products of a store offer it', async () => {
    const { rows } = await sql<{ shared: number }>`
      SELECT count(*) AS shared FROM (
        SELECT FROM product_option_group GROUP BY option_group_id HAVING count(*) > 1
      ) AS several
    `.execute(database.db)
    expect(rows[0]?.shared).toBeGreaterThan(100)
    const { rows: twins } = await sql`
      SELECT store_id, name FROM option_group
      JOIN (SELECT option_group_id AS id, jsonb_agg(to_jsonb(option) - '{id,option_group_id}'::text[]
        ORDER BY position) AS options FROM option GROUP BY 1) AS each USING (id)
      GROUP BY store_id, name, options, minimum, maximum HAVING count(*) > 1
    `.execute(database.db)
    expect(twins).toEqual([])
  })

  test('keeps deals, opened groups, times and counts of the menus they belong to', async () => {
    const { rows } = await sql<Record<string, number>>`
      SELECT
        (SELECT count(DISTINCT product.store_id) FROM bundle_slot
          JOIN product ON product.id = product_id
          JOIN category ON category.id = bundle_slot.category_id
            AND category.store_id = product.store_id)::int AS "storesWithDeals",
        (SELECT count(*) FROM option
          JOIN option_group AS own ON own.id = option_group_id
          JOIN option_group AS opened ON opened.id = opens_group_id
            AND opened.store_id = own.store_id)::int AS "openingOptions",
        (SELECT count(*) FROM option WHERE opens_group_id IS NOT NULL)::int AS "allOpening",
        (SELECT count(DISTINCT store_id) FROM category
          WHERE sold_when IS NOT NULL)::int AS "storesByTheClock",
        (SELECT count(*) FROM product_stock JOIN product ON product.id = product_id
          AND product.store_id = product_stock.store_id)::int AS counted
    `.execute(database.db)
    expect(rows[0]).toMatchObject({ storesWithDeals: 104, storesByTheClock: 104 })
    expect(rows[0]?.['openingOptions']).toBeGreaterThan(100)
    expect(rows[0]?.['openingOptions']).toBe(rows[0]?.['allOpening'])
    expect(rows[0]?.['counted']).toBeGreaterThan(60)
  })

  test('has what is sold out back at noon of a day soon', async () => {
    const { rows } = await sql<{ until: Date }>`
      SELECT DISTINCT sold_out_until AS until FROM product WHERE sold_out_until IS NOT NULL
    `.execute(database.db)
    expect(rows).toEqual([{ until: new Date('2026-05-15T11:00:00Z') }])
  })

  test('finds the files of every picture it is drawn with', async () => {
    const { rows } = await sql<{ picture: string }>`
      SELECT DISTINCT jsonb_path_query(art, 'strict $.**.picture') #>> '{}' AS picture
      FROM (SELECT art FROM product UNION ALL SELECT art FROM store
        UNION ALL SELECT art FROM store_type) AS drawn
    `.execute(database.db)
    const pictures = rows.flatMap(({ picture }) => picture ?? [])
    expect(pictures.length).toBeGreaterThan(30)
    expect(pictures.filter((picture) => !existsSync(join(artFolder, `${picture}.svg`)))).toEqual([])
  })

  test.for([
    ['E8 1AA', 51.547, -0.062],
    ['W1D 3JB', 51.513, -0.131],
    ['M14 5RG', 53.455, -2.225],
    ['LS6 3AA', 53.819, -1.568],
    ['BS6 5AA', 51.469, -2.595],
    ['CF24 4AA', 51.49, -3.171],
    ['EH9 1AA', 55.938, -3.183],
    ['BT7 1AA', 54.586, -5.932],
  ] as const)('delivers to %s from 8 to 16 stores, which the tables find', async (place) => {
    const [postCode, latitude, longitude] = place
    const { rows: zones } = await sql<{
      store_id: string
      id: string
      radius_miles: number | null
      prefixes: string[]
      latitude: number
      longitude: number
    }>`
      SELECT zone.*, latitude, longitude, ARRAY(
        SELECT prefix FROM delivery_zone_prefix WHERE zone_id = zone.id) AS prefixes
      FROM delivery_zone AS zone JOIN store ON store.id = zone.store_id
    `.execute(database.db)
    const reaching = zones.filter((zone) =>
      chooseZone([{ ...zone, radiusMiles: zone.radius_miles }], {
        postCode,
        distanceMiles: milesBetween({ latitude, longitude }, zone),
      }),
    )
    const stores = new Set(reaching.map((zone) => zone.store_id))
    expect(stores.size).toBeGreaterThanOrEqual(8)
    expect(stores.size).toBeLessThanOrEqual(16)
    const { rows: boxed } = await sql<{ id: string }>`
      SELECT id FROM delivery_zone WHERE reach @> point(${longitude}, ${latitude})
    `.execute(database.db)
    const inReach = reaching.filter((zone) => zone.prefixes.length === 0).map(({ id }) => id)
    expect(boxed.map(({ id }) => id)).toEqual(expect.arrayContaining(inReach))
  })
})

test('a database without a store is an empty town', async () => {
  const database = await openDatabase()
  expect(await isTownEmpty(database.db)).toBe(true)
  await database.drop()
})

test('two processes that load at once make one town', async () => {
  const database = await openDatabase()
  const loaded = await Promise.all([loadTown(database.db), loadTown(database.db)])
  expect(loaded.toSorted()).toEqual([false, true])
  expect(await countOf(database, 'store')).toBe(104)
  await database.drop()
})

test('a country has as many stores as asked, each with a menu of its own', async () => {
  const database = await openDatabase()
  const progress: number[] = []
  const order = { stores: 1050, products: 2, seed: 1, now }
  await loadCountry(database.db, { ...order, onProgress: (stores) => progress.push(stores) })
  expect(progress).toEqual([1000, 1050])
  expect(await countOf(database, 'store')).toBe(1050)
  expect(await countOf(database, 'product')).toBe(2100)
  expect(await countOf(database, 'account')).toBe(0)
  await expect(loadCountry(database.db, order)).rejects.toThrow('There are stores')
  await database.drop()
})
