import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

export type OrderInboxes = {
  /** Null for a guest's order. */
  accountId: string | null
  storeEmail: string
}

/** Whose order it is, and where its store reads e-mails now; undefined for no such order. */
export function findOrderInboxes(
  db: Kysely<Database>,
  orderId: string,
): Promise<OrderInboxes | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('store', 'store.id', 'orders.store_id')
    .select(['orders.account_id as accountId', 'store.email as storeEmail'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}
