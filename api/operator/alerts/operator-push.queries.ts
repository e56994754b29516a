import { sql, type Kysely } from 'kysely'
import type { PushSubscription } from '#contract/news.ts'
import { OPERATOR_ROLES } from '#contract/operator/operator-roles.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

export interface Holder {
  accountId: string
  sessionId: string
}

/** Saves a device; returns whether it did: not for a session that has ended. */
export async function saveDevice(
  transaction: Transaction,
  { accountId, sessionId }: Holder,
  { endpoint, keys }: PushSubscription,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO operator_push
      (account_id, session_id, endpoint, public_key, auth_secret, created_at)
    SELECT session.account_id, session.id, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${at}::timestamptz
    FROM session
    WHERE session.id = ${sessionId} AND session.account_id = ${accountId}
      AND session.revoked_at IS NULL
    FOR SHARE
    ON CONFLICT (endpoint) DO UPDATE
    SET account_id = excluded.account_id, session_id = excluded.session_id,
      public_key = excluded.public_key, auth_secret = excluded.auth_secret,
      created_at = excluded.created_at
    RETURNING id
  `.execute(transaction)
  return rows.length > 0
}

/** Deletes all but the newest devices of somebody. */
export async function deleteOldDevices(
  transaction: Transaction,
  accountId: string,
  maximum: number,
): Promise<void> {
  await sql`
    DELETE FROM operator_push WHERE id IN (
      SELECT id FROM operator_push WHERE account_id = ${accountId}
      ORDER BY created_at DESC, id OFFSET ${maximum}
    )`.execute(transaction)
}

type OwnDevice = { accountId: string; endpoint: string }

export async function hasDevice(db: Db, { accountId, endpoint }: OwnDevice): Promise<boolean> {
  const row = await db
    .selectFrom('operator_push')
    .select('id')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteDevice(db: Db, { accountId, endpoint }: OwnDevice): Promise<void> {
  await db
    .deleteFrom('operator_push')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute()
}

export async function deleteDeviceById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('operator_push').where('id', '=', id).execute()
}

/** The devices of operators who are logged in on them, with what their holder is. */
export async function selectDevices(db: Db, now: Date) {
  return listening(db, now).orderBy('operator_push.id').execute()
}

/** One of them; undefined: it may hear no more. */
export function selectDevice(db: Db, deviceId: string, now: Date) {
  return listening(db, now)
    .select([
      'operator_push.endpoint',
      'operator_push.public_key as publicKey',
      'operator_push.auth_secret as authSecret',
    ])
    .where('operator_push.id', '=', deviceId)
    .executeTakeFirst()
}

function listening(db: Db, now: Date) {
  return db
    .selectFrom('operator_push')
    .innerJoin('session', 'session.id', 'operator_push.session_id')
    .innerJoin('account', 'account.id', 'operator_push.account_id')
    .select(['operator_push.id', 'account.operator_role as role'])
    .where('account.operator_role', 'in', OPERATOR_ROLES)
    .where('account.suspended_at', 'is', null)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
}
