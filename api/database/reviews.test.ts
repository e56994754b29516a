import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { migrate } from './migrate.ts'

/** Number and sum of a store's ratings, and the stars of its written reviews, from before. */
const STORES = [
  { ratings: 0, total: 0, written: [], becomes: [0, 0, 0, 0, 0] },
  { ratings: 10, total: 47, written: [], becomes: [0, 0, 0, 3, 7] },
  { ratings: 10, total: 50, written: [5, 5], becomes: [0, 0, 0, 0, 10] },
  // The one star is known, so the others make up for it.
  { ratings: 10, total: 45, written: [1], becomes: [1, 0, 0, 1, 8] },
  // More written reviews than were counted: the written ones count.
  { ratings: 1, total: 5, written: [2, 3], becomes: [0, 1, 1, 0, 0] },
]

test('ratings from before there were counts of stars keep their number and their sum', async () => {
  const server = await createTestApp()
  const { configuration } = server.context
  const { db } = server.owner
  const ids: string[] = []
  for (const { written } of STORES) {
    const { storeId } = await openTestStore(server.context)
    ids.push(storeId)
    for (const stars of written)
      await db
        .insertInto('review')
        .values({ store_id: storeId, author: 'Tom B', stars, text: 'So it was.' })
        .execute()
  }
  await sql`DROP TABLE review_act, review_report`.execute(db)
  await sql`DROP TRIGGER store_update_announced ON review`.execute(db)
  await sql`
    DROP INDEX review_newest, review_highest, review_lowest, review_unanswered, review_created,
      review_hidden_at`.execute(db)
  await sql`
    ALTER TABLE review DROP food, DROP delivery, DROP service, DROP replied_at, DROP hidden_at,
      DROP hidden_reason`.execute(db)
  await sql`
    ALTER TABLE store DROP star_counts,
      ADD star_total integer NOT NULL DEFAULT 0, ADD rating_count integer NOT NULL DEFAULT 0`.execute(
    db,
  )
  for (const [index, { ratings, total }] of STORES.entries())
    await sql`
      UPDATE store SET star_total = ${total}, rating_count = ${ratings} WHERE id = ${ids[index]}`.execute(
      db,
    )
  await sql`DELETE FROM schema_migration WHERE name LIKE '%\\_reviews'`.execute(db)
  await migrate(configuration.databaseOwnerUrl ?? '')

  const stores = await db.selectFrom('store').select(['id', 'star_counts']).execute()
  const counts = new Map(stores.map((row) => [row.id, row.star_counts]))
  expect(ids.map((id) => counts.get(id))).toEqual(STORES.map(({ becomes }) => becomes))
  await server.close()
})
