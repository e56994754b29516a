import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

export type OrderAround = {
  /** Null for a guest's order. */
  accountId: string | null
  /** Whether the account proved that it reads the emails of the order's address. */
  isAddressConfirmed: boolean
  /** Which emails their customer wants; everything of a guest's. */
  wants: { received: boolean; onItsWay: boolean }
  storeEmail: string
  /** Where a cash order came from, by a keyed hash; null: nobody counts, or it does not matter any more. */
  network: Buffer | null
}

/** What an email needs besides the order: whose it is, and where its store reads emails. */
export function findAroundOrder(
  db: Kysely<Database>,
  orderId: string,
): Promise<OrderAround | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('store', 'store.id', 'orders.store_id')
    .leftJoin('account', 'account.id', 'orders.account_id')
    .select([
      'orders.account_id as accountId',
      'orders.network',
      'store.email as storeEmail',
      sql<boolean>`account.confirmed_at IS NOT NULL
        AND account.email = lower(orders.snapshot #>> '{contact,email}')`.as('isAddressConfirmed'),
      sql<OrderAround['wants']>`jsonb_build_object(
        'received', coalesce(account.emails_received, true),
        'onItsWay', coalesce(account.emails_on_its_way, true))`.as('wants'),
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}
