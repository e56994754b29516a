import { sql, type Kysely } from 'kysely'
import type { PaymentMethod, RefundPayer } from '#rules/payments/payment-status.ts'
import type { StatementTransfer } from '#rules/payments/statement.ts'
import type { TaxedEntry, TaxedOrder } from '#rules/payments/vat-by-rate.ts'
import type { Transfer } from '#rules/payments/charge-transfers.ts'
import type { Database } from '#api/database/tables.ts'

export interface LedgerSpan {
  storeId: string
  since: Date
  /** Exclusive. */
  before: Date
}

// Of orders and refunds, without the provider's fee, which the marketplace pays, and without what pays the store.
const NOT_EARNED = sql.raw("'providerFee', 'laterTipFee', 'storeTransfer', 'storeTransferReversed'")
const isOfStore = sql<boolean>`
  transfer.order_id IS NOT NULL AND transfer.kind NOT IN (${NOT_EARNED})`

/** Whether an order has a dish with a rate of VAT of its own. */
const isTaxedByDish = sql<boolean>`EXISTS (SELECT FROM order_line AS line
  WHERE line.order_id = transfer.order_id AND line.snapshot ? 'vat')`

export interface StatementSum extends StatementTransfer {
  isTaxedByDish: boolean
}

/** The transfers of a store's orders in a period, summed by type. */
export async function loadStatementSums(
  db: Kysely<Database>,
  { storeId, since, before }: LedgerSpan,
): Promise<StatementSum[]> {
  return db
    .selectFrom('ledger_transfer as transfer')
    .leftJoin('refund', 'refund.id', 'transfer.refund_id')
    .select(['transfer.kind', 'transfer.debit', 'transfer.credit', 'refund.payer'])
    .select(sql<number>`sum(transfer.amount_pence)::bigint`.as('amountPence'))
    .select(isTaxedByDish.as('isTaxedByDish'))
    .where('transfer.store_id', '=', storeId)
    .where('transfer.at', '>=', since)
    .where('transfer.at', '<', before)
    .where(isOfStore)
    .groupBy(['transfer.kind', 'transfer.debit', 'transfer.credit', 'refund.payer'])
    .groupBy(isTaxedByDish)
    .$narrowType<{ kind: Transfer['kind'] }>()
    .execute()
}

export interface LedgerEntry {
  /** Counts up: the position of the entry among those of its instant. */
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

/**
 * The charges and refunds of a store's orders in a period, the oldest first, after a cursor. What is before
 * the cursor is not read again: an entry has the position of its first transfer.
 */
export async function loadStatementEntries(
  db: Kysely<Database>,
  { storeId, since, before }: LedgerSpan,
  { behind, limit }: { behind: EntryPlace | null; limit: number },
): Promise<LedgerEntry[]> {
  const from = behind?.at ?? since
  const sameEntry = sql`transfer.order_id = first.order_id
    AND transfer.refund_id IS NOT DISTINCT FROM first.refund_id
    AND transfer.at >= ${since} AND ${isOfStore}`
  const { rows } = await sql<LedgerEntry>`
    WITH first AS MATERIALIZED (
      SELECT id, at, order_id, refund_id FROM ledger_transfer AS first
      WHERE store_id = ${storeId} AND at >= ${from} AND at < ${before} AND order_id IS NOT NULL
        AND kind NOT IN (${NOT_EARNED})
        AND (at, id) > (${from}, ${behind?.id ?? 0}::bigint)
        AND NOT EXISTS (
          SELECT FROM ledger_transfer AS transfer
          WHERE ${sameEntry} AND (transfer.at, transfer.id) < (first.at, first.id)
        )
      ORDER BY at, id
      LIMIT ${limit}
    )
    SELECT first.id, first.at, first.order_id AS "orderId", orders.number AS "orderNumber",
      orders.payment_method AS "paymentMethod", refund.payer, refund.reason, entry.transfers
    FROM first
      JOIN orders ON orders.id = first.order_id
      LEFT JOIN refund ON refund.id = first.refund_id,
      LATERAL (
        SELECT jsonb_agg(jsonb_build_object('kind', kind, 'debit', debit, 'credit', credit,
          'amountPence', transfer.amount_pence)) AS transfers
        FROM ledger_transfer AS transfer
        WHERE ${sameEntry} AND transfer.at < ${before}
      ) AS entry
    ORDER BY first.at, first.id
  `.execute(db)
  return rows
}

/** An order with a dish that has its own rate of VAT, with its charge and refunds in a period. */
export interface TaxedOrderRow {
  orderId: string
  rate: number | null
  lines: TaxedOrder['lines']
  entries: TaxedEntry[]
}

/** The orders of a period that have a dish with its own rate of VAT, in the order of their ids. */
export async function loadTaxedOrders(
  db: Kysely<Database>,
  { storeId, since, before }: LedgerSpan,
  { behind, limit }: { behind: string | null; limit: number },
): Promise<TaxedOrderRow[]> {
  const { rows } = await sql<TaxedOrderRow>`
    WITH taxed AS (
      SELECT DISTINCT transfer.order_id FROM ledger_transfer AS transfer
      WHERE store_id = ${storeId} AND at >= ${since} AND at < ${before} AND ${isOfStore}
        AND (${behind}::uuid IS NULL OR transfer.order_id > ${behind}::uuid) AND ${isTaxedByDish}
      ORDER BY transfer.order_id
      LIMIT ${limit}
    )
    SELECT taxed.order_id AS "orderId", (orders.snapshot #>> '{vat,rate}')::integer AS rate,
      (SELECT jsonb_agg(jsonb_build_object('linePence', line.line_pence,
          'discountPence', line.discount_pence, 'vat', line.snapshot -> 'vat')
          ORDER BY line.position)
        FROM order_line AS line WHERE line.order_id = taxed.order_id) AS lines,
      (SELECT jsonb_agg(jsonb_build_object('transfers', entry.transfers, 'lines', refund.lines))
        FROM (
          SELECT transfer.refund_id, jsonb_agg(jsonb_build_object('kind', transfer.kind,
            'debit', transfer.debit, 'credit', transfer.credit,
            'amountPence', transfer.amount_pence)) AS transfers
          FROM ledger_transfer AS transfer
          WHERE transfer.order_id = taxed.order_id AND transfer.store_id = ${storeId}
            AND transfer.at >= ${since} AND transfer.at < ${before} AND ${isOfStore}
          GROUP BY transfer.refund_id
        ) AS entry LEFT JOIN refund ON refund.id = entry.refund_id) AS entries
    FROM taxed JOIN orders ON orders.id = taxed.order_id
    ORDER BY taxed.order_id`.execute(db)
  return rows
}

/** How many orders were charged in a period, and how many refunds were made that were not returned. */
export async function countStatementEntries(
  db: Kysely<Database>,
  { storeId, since, before }: LedgerSpan,
): Promise<{ orders: number; refunds: number }> {
  return db
    .selectFrom('ledger_transfer as transfer')
    .leftJoin('refund', 'refund.id', 'transfer.refund_id')
    .select([
      sql<number>`count(DISTINCT transfer.order_id) FILTER (
        WHERE refund.id IS NULL AND transfer.kind <> ALL ('{laterTip,laterTipPayment}'))`.as(
        'orders',
      ),
      sql<number>`count(DISTINCT refund.id) FILTER (
        WHERE transfer.kind = 'refund' AND refund.status <> 'failed')`.as('refunds'),
    ])
    .where('transfer.store_id', '=', storeId)
    .where('transfer.at', '>=', since)
    .where('transfer.at', '<', before)
    .where(isOfStore)
    .executeTakeFirstOrThrow()
}

/** Whom a statement is for. */
export function loadStatementStore(db: Kysely<Database>, storeId: string) {
  return db
    .selectFrom('store')
    .select([
      'id',
      'slug',
      'name',
      'legal_name as legalName',
      'legal_address as legalAddress',
      'address',
      'city',
      'post_code as postCode',
      'company_number as companyNumber',
      'vat_number as vatNumber',
      'vat_rate as vatRate',
    ])
    .where('id', '=', storeId)
    .executeTakeFirst()
}
