import { sql } from 'kysely'
import type { Transaction } from '#api/database/transaction.ts'

/** Since when stores have been there, and how many ratings of each star they have. */
export async function setHistory(
  transaction: Transaction,
  stores: readonly { storeId: string; stars: readonly number[]; openedAt: Date }[],
): Promise<void> {
  await sql`
    UPDATE store SET created_at = given."openedAt", state_since = given."openedAt",
      star_counts = ARRAY(SELECT jsonb_array_elements_text(given.stars)::integer)
    FROM jsonb_to_recordset(${JSON.stringify(stores)}::jsonb)
      AS given ("storeId" uuid, stars jsonb, "openedAt" timestamptz)
    WHERE store.id = given."storeId"`.execute(transaction)
}

export interface Availability {
  storeId: string
  /** Of a dish, or of an option. */
  name: string
  isOption: boolean
  soldOut: boolean
  left: number | null
  backAt: Date | null
}

/** What of menus is sold out, until when, and how many are left. */
export async function setAvailability(
  transaction: Transaction,
  given: readonly Availability[],
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given ("storeId" uuid,
    name text, "isOption" boolean, "soldOut" boolean, "left" integer, "backAt" timestamptz)`
  await sql`
    UPDATE product SET is_available = NOT given."soldOut", sold_out_until = given."backAt"
    FROM ${rows}
    WHERE NOT given."isOption" AND given."left" IS NULL
      AND product.store_id = given."storeId" AND product.name = given.name`.execute(transaction)
  await sql`
    UPDATE option SET is_available = false
    FROM ${rows}, option_group
    WHERE given."isOption" AND option_group.store_id = given."storeId"
      AND option.option_group_id = option_group.id AND option.name = given.name`.execute(
    transaction,
  )
  await sql`
    INSERT INTO product_stock (product_id, store_id, remaining)
    SELECT product.id, product.store_id, given."left"
    FROM ${rows}
    JOIN product ON product.store_id = given."storeId" AND product.name = given.name
    WHERE given."left" IS NOT NULL`.execute(transaction)
}
