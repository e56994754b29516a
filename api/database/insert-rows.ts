import type { Insertable, Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Writes any number of rows of one table in one statement with one parameter. Every row names the
 * same columns as the first; those it leaves out take their defaults.
 */
export async function insertRows<Tables, Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns}
    FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(db)
}
