import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

/**
 * Claims the oldest changes that no other process has claimed; they come back unless the transaction commits.
 */
export async function takeChanges(
  transaction: Transaction,
  limit: number,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ storeId: string | null }>`
    DELETE FROM page_change
    WHERE id IN (SELECT id FROM page_change ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING store_id AS "storeId"`.execute(transaction)
  return rows.map(({ storeId }) => storeId)
}

/** Deletes at most `maximum` changes from before an instant; returns how many there were. */
export async function deleteChangesBefore(
  db: Kysely<Database>,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM page_change
    WHERE id IN (SELECT id FROM page_change WHERE changed_at < ${before} LIMIT ${limit})`.execute(
    db,
  )
  return Number(numAffectedRows)
}
