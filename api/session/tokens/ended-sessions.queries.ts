import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** The sessions that were ended since. */
export async function selectEndedSessions(db: Kysely<Database>, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('revoked_at', '>=', since)
    .execute()
  return rows.map(({ id }) => id)
}

/** The accounts that were suspended since, and are. */
export async function selectSuspendedAccounts(
  db: Kysely<Database>,
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('suspended_at', '>=', since)
    .execute()
  return rows.map(({ id }) => id)
}

/** The accounts that were deleted since. */
export async function selectErasedAccounts(db: Kysely<Database>, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('erased_account')
    .select('id')
    .where('erased_at', '>=', since)
    .execute()
  return rows.map(({ id }) => id)
}
