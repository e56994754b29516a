import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** The authenticator app of an account, which counts once it is confirmed. */
export function loadApp(db: Db, accountId: string) {
  return db
    .selectFrom('authenticator_app')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Replaces an app that was never confirmed; answers whether it could. */
export async function saveApp(
  db: Db,
  given: { accountId: string; sealedSecret: string; at: Date },
): Promise<boolean> {
  const set = { sealed_secret: given.sealedSecret, created_at: given.at, last_step: 0 }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('authenticator_app')
    .values({ account_id: given.accountId, ...set })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(set)
        .where('authenticator_app.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Confirms an app by the step of its first code; answers whether it was still to be confirmed. */
export async function confirmApp(
  transaction: Transaction,
  given: { accountId: string; sealedSecret: string; step: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('authenticator_app')
    .set({ confirmed_at: given.at, last_step: given.step })
    .where('account_id', '=', given.accountId)
    .where('sealed_secret', '=', given.sealedSecret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses up the codes until a step; answers whether this one was still unused. */
export async function useStep(
  transaction: Transaction,
  { accountId, step }: { accountId: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('authenticator_app')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteApp(transaction: Transaction, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('authenticator_app')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function loadPasskeys(db: Db, accountId: string) {
  return db
    .selectFrom('passkey')
    .select([
      'id',
      'name',
      'public_key as publicKey',
      'counter',
      'transports',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertPasskey(
  transaction: Transaction,
  given: {
    id: string
    accountId: string
    name: string
    publicKey: Uint8Array
    counter: number
    transports: string[]
    at: Date
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('passkey')
    .values({
      id: given.id,
      account_id: given.accountId,
      name: given.name,
      public_key: Buffer.from(given.publicKey),
      counter: given.counter,
      transports: given.transports,
      created_at: given.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Records the use of a passkey, whose counter grows where it has one; answers whether it did. */
export async function usePasskey(
  transaction: Transaction,
  given: { id: string; accountId: string; counter: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('passkey')
    .set({ counter: given.counter, last_used_at: given.at })
    .where('id', '=', given.id)
    .where('account_id', '=', given.accountId)
    .where(sql<boolean>`(counter < ${given.counter} OR ${given.counter} = 0 AND counter = 0)`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePasskey(
  transaction: Transaction,
  given: { id: string; accountId: string },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkey')
    .where('id', '=', given.id)
    .where('account_id', '=', given.accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

export async function replaceRecoveryCodes(
  transaction: Transaction,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  if (hashes.length > 0)
    await transaction
      .insertInto('recovery_code')
      .values(hashes.map((hash) => ({ account_id: accountId, hash })))
      .execute()
}

/** Uses a recovery code up; answers whether there was such a one. */
export async function useRecoveryCode(
  transaction: Transaction,
  { accountId, hash }: { accountId: string; hash: Buffer },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Makes what is set up for an account one after the other, and its first factor the first. */
export async function lockFactors(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
}

/** Whether an account needs a second step to sign in. */
export async function hasSecondFactor(db: Db, accountId: string): Promise<boolean> {
  const { has } = await db
    .selectNoFrom(
      sql<boolean>`EXISTS (SELECT FROM authenticator_app
        WHERE account_id = ${accountId} AND confirmed_at IS NOT NULL)
        OR EXISTS (SELECT FROM passkey WHERE account_id = ${accountId})`.as('has'),
    )
    .executeTakeFirstOrThrow()
  return has
}
