import { sql, type Kysely } from 'kysely'
import { laterTipFeeTransfers, laterTipTransfers } from '#rules/payments/later-tip.ts'
import { storeTransfers } from '#rules/payments/store-transfers.ts'
import type { Database } from '#api/database/tables.ts'
import type { Intent } from '#api/outside/payments/payments.port.ts'
import { destinationOf } from '#api/payments/store-accounts/destination.queries.ts'
import { recordingTransfers } from '#api/payments/ledger/ledger.queries.ts'

type Db = Kysely<Database>

/** The tip of an order after its delivery, with what a request to the provider needs. */
export function loadLaterTip(db: Db, orderId: string) {
  return db
    .selectFrom('later_tip')
    .innerJoin('orders', 'orders.id', 'later_tip.order_id')
    .select([
      'later_tip.id as tipId',
      'orders.id as orderId',
      'orders.number as orderNumber',
      sql<string>`orders.snapshot #>> '{store,name}'`.as('storeName'),
      'orders.account_id as accountId',
      'later_tip.status',
      'later_tip.amount_pence as amountPence',
      'later_tip.intent_id as intentId',
      'later_tip.destination as destinationId',
      'later_tip.created_at as createdAt',
    ])
    .where('later_tip.order_id', '=', orderId)
    .executeTakeFirst()
}

export type LaterTipRow = NonNullable<Awaited<ReturnType<typeof loadLaterTip>>>

/** Records that a tip is requested, unless one of that order is already; it goes to the store's account if `paysStores`. */
export async function insertLaterTip(
  db: Db,
  {
    id,
    orderId,
    amountPence,
    paysStores,
    at,
  }: { id: string; orderId: string; amountPence: number; paysStores: boolean; at: Date },
): Promise<void> {
  const destination = paysStores ? destinationOf(sql`${orderId}::uuid`) : null
  await db
    .insertInto('later_tip')
    .values({
      id,
      order_id: orderId,
      amount_pence: amountPence,
      destination,
      created_at: at,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

export async function saveTipIntent(db: Db, tipId: string, intentId: string): Promise<void> {
  await db
    .updateTable('later_tip')
    .set({ intent_id: intentId })
    .where('id', '=', tipId)
    .where('intent_id', 'is', null)
    .execute()
}

/** The destination was refused: the money stays with the marketplace, and a payout run pays the store. */
export async function clearTipDestination(db: Db, tipId: string): Promise<void> {
  await db
    .updateTable('later_tip')
    .set({ destination: null })
    .where('id', '=', tipId)
    .where('intent_id', 'is', null)
    .execute()
}

/** Cancels a tip that can never be paid any more, so that another can be requested. */
export async function deleteUnpaidTip(db: Db, tipId: string): Promise<void> {
  await db
    .deleteFrom('later_tip')
    .where('id', '=', tipId)
    .where('status', '=', 'capturing')
    .execute()
}

/** Records, with its transfers in the ledger, that a tip was captured, once however often. */
export async function markTipCaptured(
  db: Db,
  { tipId, amountPence }: Pick<LaterTipRow, 'tipId' | 'amountPence'>,
  { feePence, transfer }: Pick<Intent, 'feePence' | 'transfer'>,
  at: Date,
): Promise<void> {
  const transfers = [
    ...laterTipTransfers(amountPence),
    ...laterTipFeeTransfers(feePence ?? 0),
    ...storeTransfers(transfer?.transferredPence ?? 0, 'tip'),
  ]
  await sql`
    WITH taken AS (
      UPDATE later_tip
      SET status = 'captured', changed_at = ${at}, provider_fee_pence = ${feePence}::bigint
      WHERE id = ${tipId} AND status = 'capturing'
      RETURNING order_id
    ), moved AS (
      SELECT orders.id, orders.store_id FROM taken JOIN orders ON orders.id = taken.order_id
    )${recordingTransfers(transfers, { at })}
    SELECT count(*) FROM moved
  `.execute(db)
}

/** Saves, once, the provider's fee for a tip, if it was unknown at the capture. */
export async function saveTipFee(
  db: Db,
  orderId: string,
  feePence: number,
  at: Date,
): Promise<void> {
  await sql`
    WITH saved AS (
      UPDATE later_tip SET provider_fee_pence = ${feePence}
      WHERE order_id = ${orderId} AND status = 'captured' AND provider_fee_pence IS NULL
      RETURNING order_id
    ), moved AS (
      SELECT orders.id, orders.store_id FROM saved JOIN orders ON orders.id = saved.order_id
    )${recordingTransfers(laterTipFeeTransfers(feePence), { at })}
    SELECT count(*) FROM moved
  `.execute(db)
}
