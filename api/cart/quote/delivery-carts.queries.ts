import { sql, type Kysely } from 'kysely'
import type { CartRow } from '#api/cart/cart-row.ts'
import type { Database } from '#api/database/tables.ts'

/** The filled carts of a store that are to be delivered to a known address, the latest first. */
export function selectDeliveryCarts(
  db: Kysely<Database>,
  storeId: string,
  maximum: number,
): Promise<CartRow[]> {
  return db
    .selectFrom('cart')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('ordered_at', 'is', null)
    .where('service', '=', 'delivery')
    .where('address', 'is not', null)
    .where(sql<boolean>`json_array_length(lines) > 0`)
    .orderBy('changed_at', 'desc')
    .limit(maximum)
    .execute()
}
