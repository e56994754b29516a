import type { Kysely } from 'kysely'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import type { Database } from '#api/database/tables.ts'

/**
 * Marks a solved check as used; false for one that was used before, unless it was for the same subject. One
 * statement, so that of two processes with the same one only the first accepts it.
 */
export async function markUsed(
  db: Kysely<Database>,
  check: { hash: Buffer; expiresAt: Date; subject: Buffer | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('used_bot_check')
    .values({ hash: check.hash, expires_at: check.expiresAt, subject: check.subject })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ subject: check.subject })
        .where('used_bot_check.subject', '=', check.subject),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes at most `maximum` used checks that expired before; returns how many. */
export const deleteUsedBefore = (db: Kysely<Database>, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'used_bot_check', key: 'hash', at: 'expires_at' }, before, maximum)
