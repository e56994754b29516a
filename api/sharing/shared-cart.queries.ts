import type { Kysely } from 'kysely'
import type { CartRow } from '#api/cart/cart-row.ts'
import type { Database } from '#api/database/tables.ts'

export function findCartByShareToken(
  db: Kysely<Database>,
  shareToken: string,
): Promise<CartRow | undefined> {
  return db.selectFrom('cart').selectAll().where('share_token', '=', shareToken).executeTakeFirst()
}
