import type { Kysely } from 'kysely'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** As what an account works for a store; undefined: it does not. */
export async function loadRoleAt(
  db: Db,
  accountId: string,
  storeId: string,
): Promise<StaffRole | undefined> {
  const row = await db
    .selectFrom('partner_store')
    .select('role')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return row?.role
}

/** As what an account works for the store of an order; one that is not paid yet is no store's. */
export async function loadRoleOn(
  db: Db,
  accountId: string,
  orderId: string,
): Promise<StaffRole | undefined> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('partner_store', 'partner_store.store_id', 'orders.store_id')
    .select('partner_store.role')
    .where('orders.id', '=', orderId)
    .where('orders.status', 'not in', ['awaitingpayment', 'unpaid'])
    .where('partner_store.account_id', '=', accountId)
    .executeTakeFirst()
  return row?.role
}
