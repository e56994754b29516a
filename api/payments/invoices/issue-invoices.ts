import { randomUUID } from 'node:crypto'
import { documentNumber } from '#rules/payments/document-number.ts'
import { daysOfMonth, invoiceLines, invoiceOf, lastMonth } from '#rules/payments/invoice.ts'
import { instantsOf } from '#rules/payments/statement-period.ts'
import { londonParts } from '#rules/time/london.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import type { InvoiceSnapshot } from '#api/database/column-types.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { FieldError } from '#api/http/api-error.ts'
import { loadStatementStore } from '#api/payments/statements/statement.queries.ts'
import { lockDocuments, takeSequence } from './document-series.queries.ts'
import {
  hasInvoiceOf,
  insertInvoice,
  loadNotInvoiced,
  loadStoresToInvoice,
} from './invoices.queries.ts'
import { sellerOfInvoice, vatRateOf } from './seller.ts'

interface Issuing {
  month: string
  /** Null: the clock. */
  accountId: string | null
  signal?: AbortSignal
}

/**
 * Issues the invoices of a month that are missing, each in a transaction of its own; it may run any number of
 * times at once. Returns how many this run has issued. Throws LEGAL_IDENTITY_MISSING, and a FieldError for a
 * month that isn't over.
 */
export async function issueInvoices(
  context: Context,
  { month, accountId, signal }: Issuing,
): Promise<number> {
  const { db, now } = context
  if (month > lastMonth(now())) throw new FieldError([{ field: 'month', code: 'invalid_value' }])
  const seller = await sellerOfInvoice(db)
  const { before } = instantsOf(daysOfMonth(month))
  let issued = 0
  for (const storeId of await loadStoresToInvoice(db, before)) {
    signal?.throwIfAborted()
    const at = now()
    const isIssued = await inTransaction(db, (transaction) =>
      issueInvoice(transaction, { storeId, month, before, seller, at, accountId }),
    )
    if (isIssued) issued += 1
  }
  return issued
}

interface StoreMonth {
  storeId: string
  month: string
  before: Date
  seller: InvoiceSnapshot['seller']
  at: Date
  accountId: string | null
}

async function issueInvoice(transaction: Transaction, given: StoreMonth): Promise<boolean> {
  const { storeId, month, before, seller, at, accountId } = given
  await lockDocuments(transaction, storeId)
  const firstDay = `${month}-01`
  if (await hasInvoiceOf(transaction, { storeId, firstDay })) return false
  const sums = await loadNotInvoiced(transaction, { storeId, before })
  const lines = invoiceLines(sums)
  const vatRate = vatRateOf(seller)
  const amounts = invoiceOf(lines, vatRate)
  // What comes to nothing stays for the next month.
  if (!amounts) return false
  const { year } = londonParts(at)
  const sequence = await takeSequence(transaction, amounts.kind, year)
  await insertInvoice(
    transaction,
    {
      id: randomUUID(),
      kind: amounts.kind,
      year,
      sequence,
      store_id: storeId,
      month: firstDay,
      issued_at: at,
      total_pence: amounts.totalPence,
      vat_pence: amounts.vatPence,
      account_id: accountId,
      snapshot: {
        seller,
        buyer: await readBuyer(transaction, storeId),
        vatRate,
        lines,
        corrects: null,
      },
    },
    sums.flatMap(({ transferIds }) => transferIds),
  )
  await recordChange(transaction, {
    at,
    storeId,
    accountId,
    by: accountId === null ? 'system' : 'operator',
    act: 'issueInvoice',
    subject: documentNumber(amounts.kind, year, sequence),
    before: {},
    after: { invoiceTotal: amounts.totalPence },
  })
  return true
}

export async function readBuyer(
  transaction: Transaction,
  storeId: string,
): Promise<InvoiceSnapshot['buyer']> {
  const store = await loadStatementStore(transaction, storeId)
  if (!store) throw new Error('A store with orders has no row')
  const { name, legalName, companyNumber, vatNumber } = store
  const address = store.legalAddress ?? `${store.address}, ${store.city} ${store.postCode}`
  return { name, legalName, address, companyNumber, vatNumber }
}
