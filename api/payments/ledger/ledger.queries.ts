import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Transfer, ChargedOrder } from '#rules/payments/charge-transfers.ts'
import type { Database } from '#api/database/tables.ts'
import type { OrderSnapshot } from '#api/database/column-types.ts'

/** An order as it is stored, with the fields that the ledger's rules read. */
export type PricedRow = Omit<ChargedOrder, 'discountFundedBy' | 'commission'> & {
  snapshot: Pick<OrderSnapshot, 'discount' | 'commission'>
}

const none = sql``

/**
 * Part of a statement that changes an order or its money, and has it as `moved` with `id` and `store_id` of
 * the order: writes transfers into the ledger, once, however often they are written.
 */
export function recordingTransfers(
  transfers: readonly Transfer[],
  { at, refundId = null }: { at: Date; refundId?: string | null },
): RawBuilder<unknown> {
  if (transfers.length === 0) return none
  return sql`, ledger_written AS (
      INSERT INTO ledger_transfer
        (order_id, store_id, kind, refund_id, debit, credit, amount_pence, at)
      SELECT moved.id, moved.store_id, kind, ${refundId}::uuid, debit, credit, "amountPence", ${at}
      FROM moved, jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb)
        AS transfer (kind text, debit text, credit text, "amountPence" integer)
      ON CONFLICT DO NOTHING
    )`
}

/** Writes the charge of an order, if it is missing. Returns whether it was. */
export async function insertMissingTransfers(
  db: Kysely<Database>,
  orderId: string,
  transfers: readonly Transfer[],
  at: Date,
): Promise<void> {
  await sql`
    WITH moved AS (
      SELECT id, store_id FROM orders WHERE id = ${orderId}
    )${recordingTransfers(transfers, { at })}
    SELECT count(*) FROM moved
  `.execute(db)
}

/** What an order costs, for the ledger. */
export function loadPricedOrder(db: Kysely<Database>, orderId: string): Promise<PricedRow> {
  return selectPriced(db).where('orders.id', '=', orderId).executeTakeFirstOrThrow()
}

function selectPriced(db: Kysely<Database>) {
  return db
    .selectFrom('orders')
    .select([
      'orders.payment_method as paymentMethod',
      'orders.subtotal_pence as subtotalPence',
      'orders.discount_pence as discountPence',
      'orders.delivery_fee_pence as deliveryFeePence',
      'orders.platform_fee_pence as platformFeePence',
      'orders.plastic_bag_charge_pence as plasticBagChargePence',
      sql<number>`coalesce(orders.tip_pence, 0)`.as('tipPence'),
      'orders.total_pence as totalPence',
      'orders.snapshot',
    ])
}

/** The transfers of one refund. */
export async function loadRefundTransfers(
  db: Kysely<Database>,
  refundId: string,
): Promise<Transfer[]> {
  return db
    .selectFrom('ledger_transfer')
    .select(['kind', 'debit', 'credit', 'amount_pence as amountPence'])
    .where('refund_id', '=', refundId)
    .$narrowType<{ kind: Transfer['kind'] }>()
    .execute()
}

/** The transfers of refunds of an order that its store paid. */
export async function loadStoreRefunds(db: Kysely<Database>, orderId: string): Promise<Transfer[]> {
  return db
    .selectFrom('ledger_transfer')
    .innerJoin('refund', 'refund.id', 'ledger_transfer.refund_id')
    .select(['kind', 'debit', 'credit', 'ledger_transfer.amount_pence as amountPence'])
    .where('ledger_transfer.order_id', '=', orderId)
    .where('refund.payer', '=', 'store')
    .$narrowType<{ kind: Transfer['kind'] }>()
    .execute()
}

/** What an order costs, in the form that the ledger's rules read. */
export function chargedOrderOf(row: PricedRow): ChargedOrder {
  const { discount, commission } = row.snapshot
  return {
    ...row,
    discountFundedBy: discount?.fundedBy ?? null,
    commission: commission ?? null,
  }
}
