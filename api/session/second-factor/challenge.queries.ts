import type { Kysely } from 'kysely'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** Stores a sign-in that waits for its second step. */
export async function insertSignIn(
  db: Db,
  given: {
    tokenHash: Buffer
    accountId: string
    passwordDigest: Buffer
    rememberMe: boolean
    expiresAt: Date
  },
): Promise<void> {
  await db
    .insertInto('factor_challenge')
    .values({
      token_hash: given.tokenHash,
      account_id: given.accountId,
      purpose: 'signIn',
      password_digest: given.passwordDigest,
      remember_me: given.rememberMe,
      expires_at: given.expiresAt,
    })
    .execute()
}

/** A sign-in that waits, if it has not expired. */
export function loadSignIn(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('factor_challenge')
    .select([
      'id',
      'account_id as accountId',
      'challenge',
      'password_digest as passwordDigest',
      'remember_me as rememberMe',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** What a passkey has to sign for a sign-in. */
export async function setChallenge(db: Db, id: string, challenge: string): Promise<void> {
  await db.updateTable('factor_challenge').set({ challenge }).where('id', '=', id).execute()
}

/** Uses a challenge up; answers whether it was still there. */
export async function deleteChallenge(transaction: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('factor_challenge')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** What a new passkey of an account has to sign; it replaces an earlier one. */
export async function savePasskeyChallenge(
  db: Db,
  given: { accountId: string; challenge: string; expiresAt: Date },
): Promise<void> {
  const set = { challenge: given.challenge, expires_at: given.expiresAt }
  await db
    .insertInto('factor_challenge')
    .values({ account_id: given.accountId, purpose: 'passkey', ...set })
    .onConflict((conflict) =>
      conflict.column('account_id').where('purpose', '=', 'passkey').doUpdateSet(set),
    )
    .execute()
}

export function loadPasskeyChallenge(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom('factor_challenge')
    .select(['id', 'challenge'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'passkey')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function deleteChallengesOf(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await transaction.deleteFrom('factor_challenge').where('account_id', '=', accountId).execute()
}

/** Deletes at most `maximum` challenges that expired before; returns how many. */
export const deleteChallengesExpiredBefore = (db: Db, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'factor_challenge', key: 'id', at: 'expires_at' }, before, maximum)
