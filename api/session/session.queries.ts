import { type Kysely, sql } from 'kysely'
import { PROFILE_TYPES, type ProfileType } from '#contract/session.ts'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

function selectAccounts(db: Db) {
  return db
    .selectFrom('account')
    .select([
      'id',
      'type',
      'email',
      'password_hash as passwordHash',
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'suspended_at as suspendedAt',
      'completed_at as completedAt',
      'operator_role as operatorRole',
      'language',
    ])
}

export type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number]

/** The account of this email address: of the wanted kind if there is one, else of any. */
export function loadAccountByEmail(
  db: Db,
  email: string,
  requested: ProfileType,
): Promise<AccountRow | undefined> {
  return selectAccounts(db)
    .where('email', '=', email)
    .orderBy(sql`type = ${requested}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * The account that an email to this address is about: an incomplete customer's, or one that can sign in,
 * customers first. Never a suspended one.
 */
export function loadAddressee(
  db: Db,
  email: string,
  { isCompleted, profileType }: { isCompleted: boolean; profileType: ProfileType | undefined },
): Promise<AccountRow | undefined> {
  return selectAccounts(db)
    .where('email', '=', email)
    .where('type', 'in', profileType ? [profileType] : PROFILE_TYPES)
    .where('suspended_at', 'is', null)
    .where('completed_at', isCompleted ? 'is not' : 'is', null)
    .orderBy(sql`type = 'customer'`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function loadAccount(db: Db, accountId: string): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('id', '=', accountId).executeTakeFirst()
}

/**
 * Locks what signing in was decided by: a change of it waits, and then ends the session of this transaction.
 */
export function shareAccount(transaction: Transaction, accountId: string) {
  return transaction
    .selectFrom('account')
    .select(['password_hash as passwordHash', 'suspended_at as suspendedAt'])
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst()
}

export function loadStoresOf(db: Db, accountId: string) {
  return db
    .selectFrom('partner_store')
    .innerJoin('store', 'store.id', 'partner_store.store_id')
    .select(['store.id', 'store.slug', 'store.name', 'partner_store.role'])
    .where('account_id', '=', accountId)
    .orderBy('store.name')
    .execute()
}

export async function insertSession(
  transaction: Transaction,
  session: {
    accountId: string
    rememberMe: boolean
    device: string
    createdAt: Date
    expiresAt: Date
    /** Of a shared tablet, for whoever acts on it; of an operator, for their work as staff. */
    parentId?: string
    /** Where an operator works as staff. */
    storeId?: string
  },
): Promise<string> {
  const { id } = await transaction
    .insertInto('session')
    .values({
      account_id: session.accountId,
      remember_me: session.rememberMe,
      device: session.device,
      last_used_at: session.createdAt,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      parent_id: session.parentId ?? null,
      store_id: session.storeId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteExpiredSessions(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('expires_at', '<', now)
    .execute()
}

export async function insertRefreshToken(
  transaction: Transaction,
  token: { hash: Buffer; sessionId: string; createdAt: Date },
): Promise<void> {
  await transaction
    .insertInto('refresh_token')
    .values({ hash: token.hash, session_id: token.sessionId, created_at: token.createdAt })
    .execute()
}

/**
 * A refresh token with its session and account; parallel uses of one session wait for each other. It is
 * locked first and read then, because a statement does not reread what it read before it waited.
 */
export async function lockRefreshToken(transaction: Transaction, hash: Buffer) {
  await transaction
    .selectFrom('session')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('refresh_token').select('session_id').where('hash', '=', hash),
    )
    .forUpdate()
    .execute()
  return transaction
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('shared_tablet', 'shared_tablet.account_id', 'account.id')
    .select([
      'session.id as sessionId',
      'session.remember_me as rememberMe',
      'session.created_at as createdAt',
      'session.expires_at as expiresAt',
      'session.revoked_at as revokedAt',
      'session.store_id as asStaffOf',
      'refresh_token.replaced_at as replacedAt',
      'account.id as accountId',
      'account.type as profileType',
      'account.suspended_at as suspendedAt',
      'shared_tablet.store_id as storeId',
      'shared_tablet.idle_minutes as idleMinutes',
    ])
    .where('refresh_token.hash', '=', hash)
    .executeTakeFirst()
}

export async function isRefreshTokenUnused(
  transaction: Transaction,
  hash: Buffer,
): Promise<boolean> {
  const unused = await transaction
    .selectFrom('refresh_token')
    .select('hash')
    .where('hash', '=', hash)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  return unused !== undefined
}

/** Marks the refresh tokens of a session that have not been used as replaced by the next one. */
export async function replaceRefreshTokens(
  transaction: Transaction,
  sessionId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('refresh_token')
    .set({ replaced_at: now })
    .where('session_id', '=', sessionId)
    .where('replaced_at', 'is', null)
    .execute()
}

export async function extendSession(
  transaction: Transaction,
  sessionId: string,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ expires_at: expiresAt, last_used_at: now })
    .where('id', '=', sessionId)
    .execute()
}

export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends the session of a refresh token; returns whose it was, and where they worked as staff, if it had not ended. */
export async function revokeSessionOf(
  transaction: Transaction,
  hash: Buffer,
  now: Date,
): Promise<{ accountId: string; storeId: string | null; expiresAt: Date } | undefined> {
  return transaction
    .updateTable('session')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('refresh_token').select('session_id').where('hash', '=', hash),
    )
    .returning(['account_id as accountId', 'store_id as storeId', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

/** The shared tablet of a store that an account stands for, or nothing. */
export function tabletOf(db: Db, accountId: string) {
  return db
    .selectFrom('shared_tablet as tablet')
    .innerJoin('account', 'account.id', 'tablet.account_id')
    .select(['tablet.store_id as storeId', 'account.first_name as name'])
    .select('tablet.idle_minutes as idleMinutes')
    .where('tablet.account_id', '=', accountId)
    .executeTakeFirst()
}

/** Ends every session of an account but the given one. */
export async function revokeSessionsOf(
  db: Db,
  accountId: string,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '<>', exceptSessionId ?? ''))
    .execute()
}

/** Deletes at most `maximum` sessions that ended before, and their tokens; returns how many. */
export const deleteSessionsExpiredBefore = (db: Kysely<Database>, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'session', key: 'id', at: 'expires_at' }, before, maximum)

/** Deletes at most `maximum` guesses whose last was before; returns how many. */
export const deleteGuessesBefore = (db: Kysely<Database>, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'login_guess', key: 'key', at: 'last_at' }, before, maximum)
