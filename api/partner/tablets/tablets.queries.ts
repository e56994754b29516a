import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { PinHolder } from './hash-pin.ts'

type Db = Kysely<Database>

const nameOf = sql<string>`trim(account.first_name || ' ' || account.last_name)`

export function loadPin(db: Db, { storeId, accountId }: PinHolder) {
  return db
    .selectFrom('partner_store')
    .innerJoin('account', 'account.id', 'partner_store.account_id')
    .select([
      'pin_hash as pinHash',
      'pin_set_at as setAt',
      sql<string>`coalesce(nullif(${nameOf}, ''), account.email)`.as('name'),
    ])
    .where('store_id', '=', storeId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Sets or, with null, removes a PIN; answers whether the colleague works there. */
export async function savePin(
  transaction: Transaction,
  { storeId, accountId }: PinHolder,
  pin: { hash: string; setAt: Date } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('partner_store')
    .set({ pin_hash: pin?.hash ?? null, pin_set_at: pin?.setAt ?? null })
    .where('store_id', '=', storeId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The hash of a PIN, which stays as it is until the transaction ends, and so does the colleague's role. */
export function sharePin(transaction: Transaction, { storeId, accountId }: PinHolder) {
  return transaction
    .selectFrom('partner_store')
    .select('pin_hash as pinHash')
    .where('store_id', '=', storeId)
    .where('account_id', '=', accountId)
    .forShare()
    .executeTakeFirst()
}

/** Who can switch to themselves, by name. */
export function loadPeople(db: Db, storeId: string) {
  return db
    .selectFrom('partner_store')
    .innerJoin('account', 'account.id', 'partner_store.account_id')
    .select([
      'account.id as accountId',
      sql<string>`coalesce(nullif(${nameOf}, ''), account.email)`.as('name'),
      'partner_store.role',
    ])
    .where('partner_store.store_id', '=', storeId)
    .where('partner_store.pin_hash', 'is not', null)
    .where('account.suspended_at', 'is', null)
    .orderBy('name')
    .orderBy('account.id')
    .execute()
}

/** The tablets of a store whose sessions have not ended, by name. */
export function loadTablets(db: Db, storeId: string, now: Date) {
  return db
    .selectFrom('shared_tablet as tablet')
    .innerJoin('account as device', 'device.id', 'tablet.account_id')
    .innerJoin('session', 'session.account_id', 'device.id')
    .leftJoin('session as turn', (join) =>
      join
        .onRef('turn.parent_id', '=', 'session.id')
        .on('turn.revoked_at', 'is', null)
        .on('turn.expires_at', '>', now),
    )
    .leftJoin('account', 'account.id', 'turn.account_id')
    .select([
      'tablet.account_id as id',
      'device.first_name as name',
      'tablet.idle_minutes as idleMinutes',
      'session.last_used_at as lastSeenAt',
      sql<string | null>`coalesce(nullif(${nameOf}, ''), account.email)`.as('acting'),
    ])
    .where('tablet.store_id', '=', storeId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .orderBy('device.first_name')
    .orderBy('device.id')
    .execute()
}

/** Makes the account of a tablet, which has no password and an address that no email reaches. */
export async function insertTablet(
  transaction: Transaction,
  tablet: { storeId: string; name: string; idleMinutes: number; madeBy: string; at: Date },
): Promise<string> {
  const { at } = tablet
  const { id } = await transaction
    .insertInto('account')
    .values({
      type: 'partner',
      email: sql<string>`gen_random_uuid() || '@tablet.invalid'`,
      first_name: tablet.name,
      created_at: at,
      confirmed_at: at,
      completed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('shared_tablet')
    .values({
      account_id: id,
      store_id: tablet.storeId,
      idle_minutes: tablet.idleMinutes,
      made_by: tablet.madeBy,
      made_at: at,
    })
    .execute()
  return id
}

/** The open session of a tablet, which nothing else changes until the transaction ends. */
export function lockTabletSession(transaction: Transaction, accountId: string, now: Date) {
  return transaction
    .selectFrom('session')
    .innerJoin('shared_tablet as tablet', 'tablet.account_id', 'session.account_id')
    .innerJoin('account', 'account.id', 'tablet.account_id')
    .select(['session.id', 'account.first_name as name', 'tablet.idle_minutes as idleMinutes'])
    .where('session.account_id', '=', accountId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .forUpdate('session')
    .executeTakeFirst()
}

/** Locks a session; answers whether it is open. Of two who end it at once, one finds it so. */
export async function lockOpenSession(transaction: Transaction, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the turn of whoever has switched to themselves on a tablet. */
export async function endTurnOn(transaction: Transaction, sessionId: string, at: Date) {
  await transaction
    .updateTable('session')
    .set({ revoked_at: at })
    .where('parent_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends the turns of a colleague on every tablet of a store. */
export async function endTurns(
  transaction: Transaction,
  { storeId, accountId }: PinHolder,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('parent_id', 'in', (query) =>
      query
        .selectFrom('session as parent')
        .innerJoin('shared_tablet', 'shared_tablet.account_id', 'parent.account_id')
        .select('parent.id')
        .where('shared_tablet.store_id', '=', storeId),
    )
    .execute()
}
