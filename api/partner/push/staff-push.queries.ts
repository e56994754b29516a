import { sql, type Kysely } from 'kysely'
import type { PushSubscription } from '#contract/news.ts'
import { isRoleAllowed, STAFF_ROLES } from '#contract/partner/staff-roles.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

export interface Device {
  accountId: string
  sessionId: string
  storeId: string
}

const ANSWERING = STAFF_ROLES.filter((role) => isRoleAllowed(role, 'orders'))

/** Saves a device; returns whether it did: not for a session that has ended, or who no longer works there. */
export async function saveDevice(
  transaction: Transaction,
  { accountId, sessionId, storeId }: Device,
  { endpoint, keys }: PushSubscription,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO staff_push
      (account_id, store_id, session_id, endpoint, public_key, auth_secret, created_at)
    SELECT session.account_id, partner_store.store_id, session.id,
      ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${at}::timestamptz
    FROM session JOIN partner_store ON partner_store.account_id = session.account_id
    WHERE session.id = ${sessionId} AND session.account_id = ${accountId}
      AND session.revoked_at IS NULL AND partner_store.store_id = ${storeId}
    FOR SHARE
    ON CONFLICT (store_id, endpoint) DO UPDATE
    SET account_id = excluded.account_id, session_id = excluded.session_id,
      public_key = excluded.public_key, auth_secret = excluded.auth_secret,
      created_at = excluded.created_at
    RETURNING id
  `.execute(transaction)
  return rows.length > 0
}

/** Deletes all but the newest devices of somebody at a store. */
export async function deleteOldDevices(
  transaction: Transaction,
  { accountId, storeId }: Device,
  maximum: number,
): Promise<void> {
  await sql`
    DELETE FROM staff_push WHERE id IN (
      SELECT id FROM staff_push WHERE account_id = ${accountId} AND store_id = ${storeId}
      ORDER BY created_at DESC, id OFFSET ${maximum}
    )`.execute(transaction)
}

export async function hasDevice(
  db: Db,
  { accountId, storeId, endpoint }: Omit<Device, 'sessionId'> & { endpoint: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('staff_push')
    .select('id')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteDevice(
  db: Db,
  { accountId, storeId, endpoint }: Omit<Device, 'sessionId'> & { endpoint: string },
): Promise<void> {
  await db
    .deleteFrom('staff_push')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .where('endpoint', '=', endpoint)
    .execute()
}

export async function deleteDeviceById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('staff_push').where('id', '=', id).execute()
}

/** The devices that hear of an order; none once it is answered. */
export async function selectDevices(db: Db, orderId: string, now: Date): Promise<string[]> {
  const rows = await ofPending(db, orderId, now).select('staff_push.id').execute()
  return rows.map(({ id }) => id)
}

/** A device, and what it is sent of an order; undefined: it is answered, or the device may hear no more. */
export function selectSending(db: Db, given: { orderId: string; deviceId: string }, now: Date) {
  return ofPending(db, given.orderId, now)
    .innerJoin('store', 'store.id', 'orders.store_id')
    .select([
      'staff_push.endpoint',
      'staff_push.public_key as publicKey',
      'staff_push.auth_secret as authSecret',
      'store.slug',
      'orders.number',
      'orders.total_pence as totalPence',
      'orders.service',
      'orders.deadline_at as deadlineAt',
      sql<number>`(SELECT sum(quantity)::int FROM order_line WHERE order_id = orders.id)`.as(
        'items',
      ),
    ])
    .where('staff_push.id', '=', given.deviceId)
    .executeTakeFirst()
}

function ofPending(db: Db, orderId: string, now: Date) {
  return listeningDevices(db, now)
    .innerJoin('orders', 'orders.store_id', 'staff_push.store_id')
    .where('orders.id', '=', orderId)
    .where('orders.status', '=', 'pending')
}

/** The devices of whoever answers orders at their store and is logged in on them. */
export function listeningDevices(db: Db, now: Date) {
  return db
    .selectFrom('staff_push')
    .innerJoin('session', 'session.id', 'staff_push.session_id')
    .innerJoin('account', 'account.id', 'staff_push.account_id')
    .innerJoin('partner_store', (join) =>
      join
        .onRef('partner_store.account_id', '=', 'staff_push.account_id')
        .onRef('partner_store.store_id', '=', 'staff_push.store_id'),
    )
    .where('partner_store.role', 'in', ANSWERING)
    .where('account.suspended_at', 'is', null)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
}
