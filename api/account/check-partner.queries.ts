import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** Whether an account works for a store. */
export async function worksFor(db: Db, accountId: string, storeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('partner_store')
    .select('store_id')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an account works for the store of an order; one that is not paid yet is no store's. */
export async function worksOn(db: Db, accountId: string, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('partner_store', 'partner_store.store_id', 'orders.store_id')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('orders.status', 'not in', ['awaitingpayment', 'unpaid'])
    .where('partner_store.account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}
