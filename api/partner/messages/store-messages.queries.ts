import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** The newest of what was written to a store and not read there yet, the newest first. */
export function selectUnread(db: Db, storeId: string, limit: number) {
  return db
    .selectFrom('order_note as note')
    .innerJoin('orders', 'orders.id', 'note.order_id')
    .select(['note.id', 'orders.id as orderId', 'orders.number as orderNumber', 'note.text'])
    .select('note.at')
    .where('orders.store_id', '=', storeId)
    .where('note.kind', '=', 'storeMessage')
    .where('note.read_at', 'is', null)
    .orderBy('note.at', 'desc')
    .orderBy('note.id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Records who has read a message, unless somebody had before, and tells the boards of the store. Returns
 * whether there is such a message about the order.
 */
export async function markRead(
  db: Db,
  {
    orderId,
    messageId,
    accountId,
    at,
  }: {
    orderId: string
    messageId: string
    accountId: string
    at: Date
  },
): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    WITH message AS (
      SELECT id FROM order_note
      WHERE id = ${messageId} AND order_id = ${orderId} AND kind = 'storeMessage'
    ), marked AS (
      UPDATE order_note SET read_at = ${at}, read_by = ${accountId}
      FROM message WHERE order_note.id = message.id AND read_at IS NULL
      RETURNING order_note.order_id
    ), announced AS (
      SELECT pg_notify('store_message', orders.store_id::text)
      FROM marked JOIN orders ON orders.id = marked.order_id
    )
    SELECT EXISTS (SELECT FROM message) AS "isThere", (SELECT count(*) FROM announced)
  `.execute(db)
  return rows[0]?.isThere ?? false
}
