import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { listeningDevices } from '../push/staff-push.queries.ts'

type Db = Kysely<Database>

/** Since when servers have seen boards without a break; undefined: none does at the moment. */
export async function selectWatchedSince(db: Db, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('board_watch')
    .select('since')
    .where('at', '>=', sql<Date>`${now}::timestamptz - interval '1 minute'`)
    .executeTakeFirst()
  return row?.since
}

/**
 * The stores that something may have to be done about, as nobody has had their store app open since an instant:
 * without those that are paused or gone, that have been told and don't want to be paused, and that nobody ever
 * had open.
 */
export function selectUnseen(
  db: Db,
  {
    seenBy,
    now,
    behind,
    limit,
  }: { seenBy: Date; now: Date; behind: { storeId: string } | null; limit: number },
) {
  return db
    .selectFrom('store_board as board')
    .innerJoin('store', 'store.id', 'board.store_id')
    .select([
      'board.store_id as storeId',
      'board.seen_at as seenAt',
      sql<boolean>`coalesce(board.warned_at >= board.seen_at, false)`.as('isWarned'),
      'store.warns_unattended as warns',
      'store.unattended_pause_minutes as pauseMinutes',
    ])
    .where('board.seen_at', '<=', seenBy)
    .where('store.state', '=', 'live')
    .where(({ eb, or }) =>
      or([eb('store.paused_until', 'is', null), eb('store.paused_until', '<=', now)]),
    )
    .where(({ eb, or, and }) =>
      or([
        eb('store.unattended_pause_minutes', 'is not', null),
        and([
          eb('store.warns_unattended', '=', true),
          or([
            eb('board.warned_at', 'is', null),
            eb('board.warned_at', '<', eb.ref('board.seen_at')),
          ]),
        ]),
      ]),
    )
    .$if(behind !== null, (query) => query.where('board.store_id', '>', behind?.storeId ?? ''))
    .orderBy('board.store_id')
    .limit(limit)
    .execute()
}

export type Unseen = Awaited<ReturnType<typeof selectUnseen>>[number]

/**
 * Writes that the staff of a store are warned, and locks that until the transaction ends. False: another process
 * does so at this moment or has done so since it was read, or somebody has opened the store app.
 */
export async function claimWarning(
  transaction: Transaction,
  { storeId, seenAt, isWarned }: Unseen,
  now: Date,
): Promise<boolean> {
  const claimed = await transaction
    .updateTable('store_board')
    .set({ warned_at: now })
    .where('store_id', '=', ({ selectFrom }) =>
      selectFrom('store_board')
        .select('store_id')
        .where('store_id', '=', storeId)
        .where('seen_at', '=', seenAt)
        .where(sql<boolean>`coalesce(warned_at >= seen_at, false)`, '=', isWarned)
        .forUpdate()
        .skipLocked(),
    )
    .returning('store_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** The devices that hear of a store's orders. */
export async function selectStoreDevices(db: Db, storeId: string, now: Date): Promise<string[]> {
  const rows = await listeningDevices(db, now)
    .select('staff_push.id')
    .where('staff_push.store_id', '=', storeId)
    .execute()
  return rows.map(({ id }) => id)
}

/** One of them, with what it is told; undefined: it may hear no more, or somebody has opened the store app. */
export function selectDeviceToTell(
  db: Db,
  given: { storeId: string; deviceId: string; at: string },
  now: Date,
) {
  return listeningDevices(db, now)
    .innerJoin('store', 'store.id', 'staff_push.store_id')
    .innerJoin('store_board', 'store_board.store_id', 'store.id')
    .select([
      'staff_push.endpoint',
      'staff_push.public_key as publicKey',
      'staff_push.auth_secret as authSecret',
      'store.name as storeName',
      'store.slug',
    ])
    .where('staff_push.id', '=', given.deviceId)
    .where('staff_push.store_id', '=', given.storeId)
    .where('store_board.seen_at', '<', new Date(given.at))
    .executeTakeFirst()
}

/** An owner of a store, with what they are told; undefined as for a device. */
export function selectOwnerToTell(db: Db, given: { storeId: string; ownerId: string; at: string }) {
  return db
    .selectFrom('partner_store')
    .innerJoin('account', 'account.id', 'partner_store.account_id')
    .innerJoin('store', 'store.id', 'partner_store.store_id')
    .innerJoin('store_board', 'store_board.store_id', 'store.id')
    .select([
      'account.email',
      'store.name as storeName',
      'store.slug',
      'store_board.seen_at as seenAt',
    ])
    .where('partner_store.store_id', '=', given.storeId)
    .where('partner_store.account_id', '=', given.ownerId)
    .where('partner_store.role', '=', 'owner')
    .where('account.suspended_at', 'is', null)
    .where('store_board.seen_at', '<', new Date(given.at))
    .executeTakeFirst()
}
