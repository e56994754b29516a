import { sql, type Insertable, type Kysely } from 'kysely'
import type { CommissionSum } from '#rules/payments/invoice.ts'
import type { InvoiceSnapshot } from '#api/database/column-types.ts'
import { json } from '#api/database/json.ts'
import type { Database, InvoiceTable } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** Of these orders' commission nothing is on an invoice yet. */
const notInvoiced = (before: Date) => sql`
  kind IN ('commission', 'commissionReturned', 'commissionRestored') AND at < ${before}
  AND NOT EXISTS (
    SELECT FROM invoice_transfer WHERE invoice_transfer.transfer_id = ledger_transfer.id)`

/** The stores that have commission from before an instant which is on no invoice. */
export async function loadStoresToInvoice(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ storeId: string }>`
    SELECT DISTINCT store_id AS "storeId" FROM ledger_transfer
    WHERE ${notInvoiced(before)} ORDER BY 1
  `.execute(db)
  return rows.map(({ storeId }) => storeId)
}

/** The commission of a store from before an instant which is on no invoice, with its transfers. */
export async function loadNotInvoiced(
  transaction: Transaction,
  { storeId, before }: { storeId: string; before: Date },
): Promise<(CommissionSum & { transferIds: string[] })[]> {
  const { rows } = await sql<CommissionSum & { transferIds: string[] }>`
    SELECT orders.service, ledger_transfer.kind, count(*)::integer AS count,
      sum(ledger_transfer.amount_pence)::bigint AS "amountPence",
      array_agg(ledger_transfer.id::text) AS "transferIds"
    FROM ledger_transfer JOIN orders ON orders.id = ledger_transfer.order_id
    WHERE ledger_transfer.store_id = ${storeId} AND ${notInvoiced(before)}
    GROUP BY 1, 2
  `.execute(transaction)
  return rows
}

export async function hasInvoiceOf(
  transaction: Transaction,
  { storeId, firstDay }: { storeId: string; firstDay: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('invoice')
    .select('id')
    .where('store_id', '=', storeId)
    .where('month', '=', sql<string>`${firstDay}::date`)
    .where('corrects', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertInvoice(
  transaction: Transaction,
  { snapshot, ...row }: Omit<Insertable<InvoiceTable>, 'snapshot'> & { snapshot: InvoiceSnapshot },
  transferIds: readonly string[],
): Promise<void> {
  await transaction
    .insertInto('invoice')
    .values({ ...row, snapshot: json(snapshot) })
    .execute()
  await sql`
    INSERT INTO invoice_transfer (transfer_id, invoice_id)
    SELECT unnest(${[...transferIds]}::bigint[]), ${row.id}
  `.execute(transaction)
}

/** Gives the store back what a credit note is about. */
export async function insertCredit(
  transaction: Transaction,
  credit: { invoiceId: string; storeId: string; amountPence: number; at: Date },
): Promise<void> {
  await transaction
    .insertInto('ledger_transfer')
    .values({
      invoice_id: credit.invoiceId,
      store_id: credit.storeId,
      kind: 'commissionCredited',
      debit: 'marketplace',
      credit: 'store',
      amount_pence: credit.amountPence,
      at: credit.at,
    })
    .execute()
}

export interface InvoiceFilter {
  storeId?: string
  /** A month's first day. */
  firstDay?: string | null
  id?: string
  after?: string | null
  limit?: number
}

/** Invoices, the latest first. */
export function loadInvoices(db: Db, filter: InvoiceFilter) {
  const { storeId, firstDay, id, after } = filter
  return db
    .selectFrom('invoice')
    .innerJoin('store', 'store.id', 'invoice.store_id')
    .leftJoin('invoice as corrected', 'corrected.id', 'invoice.corrects')
    .select([
      'invoice.id',
      'invoice.kind',
      'invoice.year',
      'invoice.sequence',
      'invoice.month',
      'invoice.issued_at as issuedAt',
      'invoice.total_pence as totalPence',
      'invoice.vat_pence as vatPence',
      'invoice.snapshot',
      'invoice.store_id as storeId',
      'store.name as storeName',
      'store.slug',
      sql<number>`(SELECT coalesce(sum(note.total_pence), 0)::bigint FROM invoice AS note
        WHERE note.corrects = invoice.id)`.as('creditedPence'),
    ])
    .$if(storeId !== undefined, (query) => query.where('invoice.store_id', '=', storeId ?? ''))
    .$if(id !== undefined, (query) => query.where('invoice.id', '=', id ?? ''))
    .$if(Boolean(firstDay), (query) =>
      query.where('invoice.month', '=', sql<string>`${firstDay}::date`),
    )
    .$if(Boolean(after), (query) =>
      query.where(
        sql<boolean>`(invoice.issued_at, invoice.id) <
          (SELECT issued_at, id FROM invoice AS last WHERE last.id = ${after})`,
      ),
    )
    .orderBy('invoice.issued_at', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(filter.limit ?? 1)
    .execute()
}
export type InvoiceRow = Awaited<ReturnType<typeof loadInvoices>>[number]

/** What an invoice was made of, the oldest first. */
export function loadInvoicedTransfers(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice_transfer')
    .innerJoin('ledger_transfer', 'ledger_transfer.id', 'invoice_transfer.transfer_id')
    .innerJoin('orders', 'orders.id', 'ledger_transfer.order_id')
    .select([
      'ledger_transfer.at',
      'ledger_transfer.kind',
      'ledger_transfer.amount_pence as amountPence',
      'orders.number as orderNumber',
      'orders.service',
    ])
    .where('invoice_transfer.invoice_id', '=', invoiceId)
    .orderBy('ledger_transfer.at')
    .orderBy('ledger_transfer.id')
    .execute()
}
