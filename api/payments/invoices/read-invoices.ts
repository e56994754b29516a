import type { Invoice } from '#contract/payments/invoices.ts'
import { documentNumber } from '#rules/payments/document-number.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadInvoices, type InvoiceRow } from './invoices.queries.ts'

/** A page of invoices, of all stores or of one. */
export async function listInvoices(
  { db }: Context,
  given: {
    storeId?: string
    month?: string | undefined
    cursor?: string | undefined
    limit: number
  },
): Promise<{ items: Invoice[]; nextCursor: string | null }> {
  const { storeId, month, cursor, limit } = given
  const rows = await loadInvoices(db, {
    ...(storeId !== undefined && { storeId }),
    firstDay: month === undefined ? null : `${month}-01`,
    after: cursor ?? null,
    limit: limit + 1,
  })
  const items = rows.slice(0, limit).map(invoiceFrom)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** One of them. Throws NOT_FOUND, also for another store's. */
export async function readInvoice(
  { db }: Context,
  { id, storeId }: { id: string; storeId?: string },
): Promise<InvoiceRow> {
  const [row] = await loadInvoices(db, { id, ...(storeId !== undefined && { storeId }) })
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

export function invoiceFrom(row: InvoiceRow): Invoice {
  const { id, kind, totalPence, vatPence, creditedPence, snapshot } = row
  return {
    id,
    kind,
    number: numberOf(row),
    month: row.month.slice(0, 7),
    issuedAt: row.issuedAt.toISOString(),
    totalPence,
    vatPence,
    creditedPence,
    corrects: snapshot.corrects?.number ?? null,
    store: { id: row.storeId, name: row.storeName },
  }
}

export const numberOf = ({ kind, year, sequence }: InvoiceRow): string =>
  documentNumber(kind, year, sequence)
