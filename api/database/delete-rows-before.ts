import { sql, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

interface OldRows<Table extends keyof Database & string> {
  table: Table
  /** The column that tells rows apart. */
  key: keyof Database[Table] & string
  /** The column of the instant that counts. */
  at: keyof Database[Table] & string
}

/**
 * Deletes at most `maximum` rows of a table whose instant is before another one, the oldest first; returns how
 * many. A row that something else has locked stays until the next time.
 */
export async function deleteRowsBefore<Table extends keyof Database & string>(
  db: Kysely<Database>,
  rows: OldRows<Table>,
  before: Date,
  maximum: number,
): Promise<number> {
  const [table, key, at] = [sql.table(rows.table), sql.ref(rows.key), sql.ref(rows.at)]
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM ${table} WHERE ${key} = ANY (ARRAY(
      SELECT ${key} FROM ${table} WHERE ${at} < ${before}
      ORDER BY ${at} LIMIT ${maximum} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}
