import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** Deletes up to so many links that expired before; answers how many. */
export async function deleteLinksExpiredBefore(
  db: Kysely<Database>,
  before: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM email_link WHERE id = ANY (ARRAY(
      SELECT id FROM email_link WHERE expires_at < ${before}
      ORDER BY expires_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes up to so many events of before; answers how many. */
export async function deleteEventsBefore(
  db: Kysely<Database>,
  before: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM account_event WHERE id = ANY (ARRAY(
      SELECT id FROM account_event WHERE at < ${before}
      ORDER BY at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Deletes up to so many accounts that were begun before and never completed, with their links and
 * events; answers how many. One whose link works still is left to its owner.
 */
export async function deleteUncompletedBefore(
  db: Kysely<Database>,
  { before, now }: { before: Date; now: Date },
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM account WHERE id = ANY (ARRAY(
      SELECT id FROM account
      WHERE completed_at IS NULL AND type = 'customer' AND created_at < ${before}
        AND NOT EXISTS (
          SELECT FROM email_link WHERE account_id = account.id AND expires_at > ${now})
      ORDER BY created_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}
