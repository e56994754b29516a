import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** Deletes up to so many sessions that ended before, and their tokens; answers how many. */
export async function deleteSessionsExpiredBefore(
  db: Kysely<Database>,
  before: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM session WHERE id = ANY (ARRAY(
      SELECT id FROM session WHERE expires_at < ${before}
      ORDER BY expires_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes up to so many guesses of which the last was before; answers how many. */
export async function deleteGuessesBefore(
  db: Kysely<Database>,
  before: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM login_guess WHERE key = ANY (ARRAY(
      SELECT key FROM login_guess WHERE last_at < ${before}
      ORDER BY last_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}
