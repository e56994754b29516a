import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tools/testing/test-database.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

test('earlier refunds, discrepancies and reservations have their data under their new names', async () => {
  const database = await createTestDatabase()
  const before = mkdtempSync(join(tmpdir(), 'tuckin-migrations-'))
  for (const file of readdirSync(MIGRATIONS).filter((name) => name < '0044'))
    copyFileSync(join(MIGRATIONS, file), join(before, file))
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await migrate(database.url, { folder: before })
  // Without foreign keys, so that no order has to be made in its former shape.
  await client.query(`
    SET session_replication_role = replica;
    INSERT INTO refund (id, order_id, status, amount_pence, payer, reason, asked_at, settled_at)
    SELECT gen_random_uuid(), gen_random_uuid(), status, 100, 'store', status, at, at
    FROM unnest('{asked,succeeded,failed}'::text[]) AS status, CAST('2026-11-20' AS timestamptz) AS at;
    INSERT INTO payment_finding (kind, subject, found_at, seen_at, looked_at)
    SELECT kind, kind, at, at, at
    FROM unnest('{standsStill,holdGone,refundFailed}'::text[]) AS kind,
      CAST('2026-11-20' AS timestamptz) AS at;
    INSERT INTO slot_place (cart_token, store_id, starts_at, held_until)
    VALUES ('a cart', gen_random_uuid(), '2026-11-20', '2026-11-20');
  `)
  await migrate(database.url)

  const read = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows
  expect(
    await read(`SELECT reason, status FROM refund
      WHERE requested_at = '2026-11-20' AND finished_at = '2026-11-20' ORDER BY reason`),
  ).toEqual([
    ['asked', 'requested'],
    ['failed', 'failed'],
    ['succeeded', 'succeeded'],
  ])
  expect(
    await read(`SELECT subject, kind FROM payment_discrepancy
      WHERE checked_at = '2026-11-20' ORDER BY subject`),
  ).toEqual([
    ['holdGone', 'holdExpired'],
    ['refundFailed', 'refundFailed'],
    ['standsStill', 'stuck'],
  ])
  expect(
    await read(`SELECT cart_token FROM slot_reservation WHERE reserved_until = '2026-11-20'`),
  ).toEqual([['a cart']])
  // Nothing in the catalogue has its former name.
  expect(
    await read(`SELECT name FROM (
        SELECT conname AS name FROM pg_constraint UNION SELECT relname FROM pg_class
        UNION SELECT column_name FROM information_schema.columns WHERE table_schema = 'public'
      ) AS names WHERE name ~ 'slot_place|finding|asked|held_until|settled|wish|words|begun|kept'`),
  ).toEqual([])

  await client.end()
  rmSync(before, { recursive: true })
  await database.drop()
})
