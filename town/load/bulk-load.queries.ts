import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/**
 * For the rest of this connection: no statement is too long, no reference is looked up and no
 * trigger announces anything.
 */
export async function trustRows(connection: Kysely<Database>): Promise<void> {
  await sql`SET statement_timeout = 0`.execute(connection)
  await sql`SET session_replication_role = replica`.execute(connection)
  await sql`SET synchronous_commit = off`.execute(connection)
  await sql`SET maintenance_work_mem = '256MB'`.execute(connection)
}

/**
 * Drops the indexes of places, which are made from all rows at once far faster than row by row;
 * answers how to make them again.
 */
export async function dropPlaceIndexes(connection: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT indexname AS name, indexdef AS definition
    FROM pg_indexes
    WHERE schemaname = current_schema() AND tablename IN ('store', 'delivery_zone')
      AND indexdef LIKE '% USING gist %'`.execute(connection)
  for (const { name } of rows) await sql`DROP INDEX ${sql.ref(name)}`.execute(connection)
  return rows.map(({ definition }) => definition)
}

/** Drops the indexes that no constraint needs, before these tables are filled; answers how to make them again. */
export async function dropIndexes(
  connection: Kysely<Database>,
  tables: readonly (keyof Database)[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT class.relname AS name, pg_get_indexdef(index.indexrelid) AS definition
    FROM pg_index AS index JOIN pg_class AS class ON class.oid = index.indexrelid
    WHERE index.indrelid = ANY (${tables}::regclass[])
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = index.indexrelid)`.execute(
    connection,
  )
  for (const { name } of rows) await sql`DROP INDEX ${sql.ref(name)}`.execute(connection)
  return rows.map(({ definition }) => definition)
}

export async function makeIndexes(
  connection: Kysely<Database>,
  definitions: readonly string[],
): Promise<void> {
  for (const definition of definitions) await sql.raw(definition).execute(connection)
}

/** Counts the stores of each area, as their triggers would have. */
export async function countAreas(connection: Kysely<Database>): Promise<void> {
  await sql`DELETE FROM store_area`.execute(connection)
  await sql`
    INSERT INTO store_area (city, area, outward, stores)
    SELECT city, area, split_part(post_code, ' ', 1) AS outward, count(*)
    FROM store
    GROUP BY city, area, outward`.execute(connection)
}

/** What PostgreSQL would do by itself in the minutes after: what is measured next runs alone. */
export async function analyseTables(connection: Kysely<Database>): Promise<void> {
  await sql`VACUUM (ANALYZE) store, store_cuisine, opening_span, hours_exception, delivery_zone,
    delivery_zone_prefix, store_type, store_area`.execute(connection)
  await sql`CHECKPOINT`.execute(connection)
}
