import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

export function loadStore(db: Kysely<Database>, storeId: string) {
  return db
    .selectFrom('store')
    .select(['id', 'slug', 'name'])
    .where('id', '=', storeId)
    .executeTakeFirst()
}

/** Locks a session that is open; answers whether it is. */
export async function lockOpenSession(
  transaction: Transaction,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Ends what is open below a session. */
export async function revokeSessionsBelow(
  transaction: Transaction,
  parentId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ revoked_at: now })
    .where('parent_id', '=', parentId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends the work of an operator as staff, wherever it is. */
export async function revokeStaffSessions(
  transaction: Transaction,
  accountId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('store_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute()
}
