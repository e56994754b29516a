import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** Empties what names anybody in orders that were never paid; answers in how many. */
export async function emptyUnpaidBefore(
  db: Kysely<Database>,
  before: Date,
  most: number,
): Promise<number> {
  const { rows } = await sql`
    WITH emptied AS (
      UPDATE orders SET snapshot = snapshot || jsonb_build_object(
        'contact', jsonb_build_object('name', '', 'email', '', 'phone', ''),
        'address', NULL, 'addressLine', '', 'deliveryNote', '', 'allergyNote', ''
      )
      WHERE id = ANY (ARRAY(
        SELECT id FROM orders
        WHERE status = 'unpaid' AND snapshot #>> '{contact,email}' <> '' AND placed_at < ${before}
        ORDER BY placed_at LIMIT ${most} FOR UPDATE SKIP LOCKED
      ))
      RETURNING id
    ), lines AS (
      DELETE FROM order_line USING emptied WHERE order_line.order_id = emptied.id
    )
    SELECT id FROM emptied
  `.execute(db)
  return rows.length
}
