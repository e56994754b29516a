import { sql, type Kysely } from 'kysely'
import { reversedTransfers } from '#rules/payments/store-transfers.ts'
import type { Database } from '#api/database/tables.ts'
import { recordingTransfers } from '#api/payments/ledger/ledger.queries.ts'

type Db = Kysely<Database>

/** What went to the store's account with the capture of an order, and what of it refunds have claimed. */
export async function loadTransferred(
  db: Db,
  orderId: string,
): Promise<{ transferredPence: number; reversedPence: number }> {
  const { rows } = await sql<{ transferredPence: number; reversedPence: number }>`
    SELECT coalesce(transferred_pence, 0) AS "transferredPence",
      (SELECT coalesce(sum(reversal_pence), 0)::bigint FROM refund
        WHERE refund.order_id = payment.order_id
          AND (refund.status = 'succeeded' OR refund.reversed_at IS NOT NULL)) AS "reversedPence"
    FROM payment WHERE order_id = ${orderId}
  `.execute(db)
  return rows[0] ?? { transferredPence: 0, reversedPence: 0 }
}

/** What the store's account is still to give back for refunds of an order, the oldest first. */
export function loadOpenReversals(db: Db, orderId: string) {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.order_id', 'refund.order_id')
    .select(['refund.id as refundId', 'refund.reversal_pence as amountPence'])
    .select('payment.transfer_id as transferId')
    .where('refund.order_id', '=', orderId)
    .where('refund.status', '=', 'succeeded')
    .where('refund.reversal_pence', 'is not', null)
    .where('refund.reversed_at', 'is', null)
    .where('payment.transfer_id', 'is not', null)
    .$narrowType<{ amountPence: number; transferId: string }>()
    .orderBy('refund.finished_at')
    .orderBy('refund.id')
    .execute()
}

/** Records, once and with its transfer in the ledger, that a store's account has given back for a refund. */
export async function markReversed(
  db: Db,
  { refundId, amountPence, at }: { refundId: string; amountPence: number; at: Date },
): Promise<void> {
  await sql`
    WITH reversed AS (
      UPDATE refund SET reversed_at = ${at} WHERE id = ${refundId} AND reversed_at IS NULL
        AND reversal_pence IS NOT NULL
      RETURNING order_id
    ), moved AS (
      SELECT orders.id, orders.store_id FROM reversed JOIN orders ON orders.id = reversed.order_id
    )${recordingTransfers(reversedTransfers(amountPence), { at, refundId })}
    SELECT count(*) FROM moved
  `.execute(db)
}

/** The provider refuses: the store owes it, and its next orders pay it. */
export async function giveUpReversal(db: Db, refundId: string): Promise<void> {
  await db
    .updateTable('refund')
    .set({ reversal_pence: null })
    .where('id', '=', refundId)
    .where('reversed_at', 'is', null)
    .execute()
}
