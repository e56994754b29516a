import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

export async function updateUser(
  transaction: Transaction,
  accountId: string,
  given: { firstName: string; lastName: string; phone: string },
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ first_name: given.firstName, last_name: given.lastName, phone: given.phone })
    .where('id', '=', accountId)
    .execute()
}

/** The sessions of an account that have not ended, the last used first. */
export function selectOpenSessions(db: Db, accountId: string, now: Date, limit: number) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'created_at as signedInAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .limit(limit)
    .execute()
}

export function loadCredentials(db: Db, accountId: string) {
  return db
    .selectFrom('account')
    .select(['email', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

/** An account, whose orders wait meanwhile: one that is being placed refers to it. */
export function lockAccount(transaction: Transaction, accountId: string) {
  return transaction
    .selectFrom('account')
    .select(['id', 'type', 'suspended_at as suspendedAt', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

export async function hasOrderUnderWay(transaction: Transaction, accountId: string) {
  const order = await transaction
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['pending', 'accepted', 'outfordelivery', 'readyforpickup'])
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

export async function setSuspended(
  transaction: Transaction,
  accountId: string,
  suspendedAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ suspended_at: suspendedAt })
    .where('id', '=', accountId)
    .execute()
}

/** Ends one session of an account, and those on top of it; false: it has none like that which goes on. */
export async function revokeOwnSession(
  transaction: Transaction,
  { sessionId, accountId, at }: { sessionId: string; accountId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('session')
    .set({ revoked_at: at })
    .where(({ or, eb }) => or([eb('id', '=', sessionId), eb('parent_id', '=', sessionId)]))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
