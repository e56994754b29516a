import { sql, type Kysely } from 'kysely'
import type { OpenedStatus, PaysBy } from '#rules/payments/store-account.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { enqueued } from '#api/jobs/tasks.ts'

type Db = Kysely<Database>

export interface StoreAccountRow {
  accountId: string
  status: OpenedStatus
}

export function selectStoreAccount(db: Db, storeId: string): Promise<StoreAccountRow | undefined> {
  return db
    .selectFrom('store_account')
    .select(['account_id as accountId', 'status'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
}

/** What a new account is made with: the store, and whoever opens it. */
export function selectStoreToPay(db: Db, given: { storeId: string; openedBy: string }) {
  return db
    .selectFrom('store')
    .innerJoin('account', (join) => join.on('account.id', '=', given.openedBy))
    .select(['store.name', 'store.slug', 'account.email'])
    .where('store.id', '=', given.storeId)
    .executeTakeFirst()
}

/** Returns whether the store had none. */
export async function insertStoreAccount(
  transaction: Transaction,
  { storeId, accountId, at }: { storeId: string; accountId: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('store_account')
    .values({ store_id: storeId, account_id: accountId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** The number of a read of an account that begins now, and whether the account has been active; undefined: not ours. */
export function beginRead(
  db: Db,
  accountId: string,
): Promise<{ read: number; activatedAt: Date | null } | undefined> {
  return db
    .updateTable('store_account')
    .set({ reads_started: sql`reads_started + 1` })
    .where('account_id', '=', accountId)
    .returning(['reads_started as read', 'activated_at as activatedAt'])
    .executeTakeFirst()
}

/** Stores what a read has found, unless a read that began after it has stored its own. */
export async function saveAccountStatus(
  db: Db,
  {
    accountId,
    read,
    status,
    at,
  }: { accountId: string; read: number; status: OpenedStatus; at: Date },
): Promise<void> {
  const activatedAt = status === 'active' ? at : null
  await db
    .updateTable('store_account')
    .set({
      status,
      read_stored: read,
      activated_at: sql`coalesce(activated_at, ${activatedAt}::timestamptz)`,
    })
    .where('account_id', '=', accountId)
    .where('read_stored', '<', read)
    .execute()
}

async function isStoreAccount(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('store_account')
    .select('store_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** Records an event about an account, and enqueues reading it, both or nothing and once. */
export async function recordAccountEvent(
  db: Db,
  { id, type, accountId }: { id: string; type: string; accountId: string | null },
  at: Date,
): Promise<void> {
  const isOurs = accountId !== null && (await isStoreAccount(db, accountId))
  const jobs = isOurs ? [{ task: 'read-store-account' as const, payload: { accountId } }] : []
  await sql`
    WITH recorded AS (
      INSERT INTO payment_event (id, type, intent_id, received_at) VALUES (${id}, ${type}, NULL, ${at})
      ON CONFLICT (id) DO NOTHING
      RETURNING id
    )
    SELECT count(*) FROM recorded, ${enqueued(jobs)} AS job
  `.execute(db)
}

export async function selectPaysBy(db: Db): Promise<PaysBy> {
  const row = await db.selectFrom('billing_details').select('pays_by as paysBy').executeTakeFirst()
  return row?.paysBy ?? 'bank'
}

/** Whoever changes it waits for others who do. Nothing else of the billing details is touched. */
export async function savePaysBy(
  transaction: Transaction,
  { paysBy, accountId, at }: { paysBy: PaysBy; accountId: string; at: Date },
): Promise<void> {
  await transaction
    .insertInto('billing_details')
    .values({
      account_name: '',
      sort_code: '',
      account_number: '',
      service_user_number: '',
      version: 1,
      pays_by: paysBy,
      changed_at: at,
      changed_by: accountId,
    })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ pays_by: paysBy }))
    .execute()
}

/** How many stores have an account that is active, and how many one that isn't. */
export async function countStoreAccounts(db: Db): Promise<{ active: number; unfinished: number }> {
  const { rows } = await sql<{ active: number; unfinished: number }>`
    SELECT (count(*) FILTER (WHERE status = 'active'))::integer AS active,
      (count(*) FILTER (WHERE status <> 'active'))::integer AS unfinished
    FROM store_account
  `.execute(db)
  return rows[0] ?? { active: 0, unfinished: 0 }
}
