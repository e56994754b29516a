import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '#api/database/connect.ts'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import { generateStores } from './country/country-stores.ts'
import { addManyStores } from './load-many.ts'

const now = new Date('2026-05-13T12:00:00Z')
const code = { outwardCode: 'E8', latitude: 51.54, longitude: -0.07, unitPostcodes: 900 }
const outwardCodes = [{ ...code, town: 'London', area: 'Hackney' }]

test('many stores are added with hours, zones and cuisines, again and again, found and counted', async () => {
  const { url, drop } = await createTestDatabase()
  const { db, close } = connect(url, { max: 1 })
  const [first, more] = [1, 2].map((seed) =>
    [...generateStores(30, { seed, outwardCodes, products: 0 })].map((store) => ({
      ...store,
      slug: `${store.slug}-${seed}`,
    })),
  )
  try {
    await addManyStores(url, first ?? [], { now })
    await addManyStores(url, more ?? [], { now })
    const { rows } = await sql`
      SELECT count(*) AS stores,
        (SELECT count(DISTINCT store_id) FROM opening_span) AS open,
        (SELECT count(DISTINCT store_id) FROM delivery_zone) AS delivering,
        (SELECT count(DISTINCT store_id) FROM store_cuisine) AS cooking,
        (SELECT sum(stores) FROM store_area) AS counted,
        (SELECT count(*) FROM pg_indexes WHERE indexname IN ('store_place', 'delivery_zone_reach'))
          AS indexes
      FROM store`.execute(db)
    expect(rows).toEqual([
      { stores: 60, open: 60, delivering: 60, cooking: 60, counted: 60, indexes: 2 },
    ])
  } finally {
    await close()
    await drop()
  }
})
