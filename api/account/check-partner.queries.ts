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

/**
 * The store of an order and as what an account works for it, null: it does not. An order that is not paid yet
 * is no store's.
 */
export function loadRoleOn(db: Db, accountId: string, orderId: string) {
  return db
    .selectFrom('orders')
    .leftJoin('partner_store', (join) =>
      join
        .onRef('partner_store.store_id', '=', 'orders.store_id')
        .on('partner_store.account_id', '=', accountId),
    )
    .select(['orders.store_id as storeId', 'partner_store.role'])
    .where('orders.id', '=', orderId)
    .where('orders.status', 'not in', ['awaitingpayment', 'unpaid'])
    .executeTakeFirst()
}
