import { sql, type Kysely } from 'kysely'
import type { PaymentMethod, RefundPayer } from '#rules/payments/payment-status.ts'
import type { StatementTransfer } from '#rules/payments/statement.ts'
import type { Transfer } from '#rules/payments/charge-transfers.ts'
import type { Database } from '#api/database/tables.ts'

export interface LedgerSpan {
  storeId: string
  since: Date
  /** No longer within. */
  before: Date
}

// What the provider keeps is borne by the marketplace, and may be known later than the rest.
const isOfStore = sql<boolean>`transfer.kind <> 'providerFee'`

/** Everything that the ledger says of a store's orders in a time, added up by what it is. */
export async function loadStatementSums(
  db: Kysely<Database>,
  { storeId, since, before }: LedgerSpan,
): Promise<StatementTransfer[]> {
  return db
    .selectFrom('ledger_transfer as transfer')
    .leftJoin('refund', 'refund.id', 'transfer.refund_id')
    .select(['transfer.kind', 'transfer.debit', 'transfer.credit', 'refund.payer'])
    .select(sql<number>`sum(transfer.amount_pence)::bigint`.as('amountPence'))
    .where('transfer.store_id', '=', storeId)
    .where('transfer.at', '>=', since)
    .where('transfer.at', '<', before)
    .where(isOfStore)
    .groupBy(['transfer.kind', 'transfer.debit', 'transfer.credit', 'refund.payer'])
    .$narrowType<{ kind: Transfer['kind'] }>()
    .execute()
}

export interface LedgerEntry {
  /** Counts up: where the entry stands among those of its instant. */
  id: number
  at: Date
  orderId: string
  orderNumber: string
  paymentMethod: PaymentMethod
  /** Null: a charge. */
  payer: RefundPayer | null
  reason: string | null
  transfers: Transfer[]
}

export type EntryPlace = Pick<LedgerEntry, 'id' | 'at'>

/** The charges and refunds of a store's orders in a time, the oldest first, behind the place of one. */
export async function loadStatementEntries(
  db: Kysely<Database>,
  { storeId, since, before }: LedgerSpan,
  { behind, limit }: { behind: EntryPlace | null; limit: number },
): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    SELECT entry.id, entry.at, entry.order_id AS "orderId", orders.number AS "orderNumber",
      orders.payment_method AS "paymentMethod", refund.payer, refund.reason, entry.transfers
    FROM (
      SELECT min(transfer.id) AS id, min(transfer.at) AS at, order_id, refund_id,
        jsonb_agg(jsonb_build_object('kind', kind, 'debit', debit, 'credit', credit,
          'amountPence', amount_pence)) AS transfers
      FROM ledger_transfer AS transfer
      WHERE store_id = ${storeId} AND transfer.at >= ${since} AND transfer.at < ${before}
        AND ${isOfStore}
      GROUP BY order_id, refund_id
    ) AS entry
      JOIN orders ON orders.id = entry.order_id
      LEFT JOIN refund ON refund.id = entry.refund_id
    WHERE ${behind === null ? sql`true` : sql`(entry.at, entry.id) > (${behind.at}, ${behind.id}::bigint)`}
    ORDER BY entry.at, entry.id
    LIMIT ${limit}
  `.execute(db)
  return rows
}

/** How many orders were charged in a time, and how many refunds were made. */
export async function countStatementEntries(
  db: Kysely<Database>,
  { storeId, since, before }: LedgerSpan,
): Promise<{ orders: number; refunds: number }> {
  return db
    .selectFrom('ledger_transfer as transfer')
    .select([
      sql<number>`count(DISTINCT order_id) FILTER (WHERE refund_id IS NULL)`.as('orders'),
      sql<number>`count(DISTINCT refund_id)`.as('refunds'),
    ])
    .where('store_id', '=', storeId)
    .where('at', '>=', since)
    .where('at', '<', before)
    .where(isOfStore)
    .executeTakeFirstOrThrow()
}

/** Who a statement is for. */
export function loadStatementStore(db: Kysely<Database>, storeId: string) {
  return db
    .selectFrom('store')
    .select([
      'id',
      'slug',
      'name',
      'legal_name as legalName',
      'address',
      'city',
      'post_code as postCode',
      'vat_number as vatNumber',
      'vat_rate as vatRate',
    ])
    .where('id', '=', storeId)
    .executeTakeFirst()
}
