import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

export type OrderAround = {
  /** Null for a guest's order. */
  accountId: string | null
  storeEmail: string
}

/** What an email needs besides the order: whose it is, and where its store reads emails. */
export function findAroundOrder(
  db: Kysely<Database>,
  orderId: string,
): Promise<OrderAround | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('store', 'store.id', 'orders.store_id')
    .select(['orders.account_id as accountId', 'store.email as storeEmail'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}
