import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#contract/call.ts'
import type { creditInvoice as creditCall, Invoice } from '#contract/payments/invoices.ts'
import { documentNumber } from '#rules/payments/document-number.ts'
import { vatWithinPence } from '#rules/payments/invoice.ts'
import { londonParts } from '#rules/time/london.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { lockDocuments, takeSequence } from './document-series.queries.ts'
import { insertCredit, insertInvoice, loadInvoices, type InvoiceRow } from './invoices.queries.ts'
import { readBuyer } from './issue-invoices.ts'
import { invoiceFrom } from './read-invoices.ts'
import { sellerOfInvoice } from './seller.ts'

/**
 * Corrects an invoice by a credit note and gives the store the amount in the ledger, in one transaction.
 * Throws NOT_FOUND, also for a credit note, INVOICE_HAS_CHANGED when somebody else has credited it since it was
 * read, CREDIT_TOO_LARGE, and LEGAL_IDENTITY_MISSING.
 */
export function creditInvoice(
  { db, now }: Context,
  invoiceId: string,
  { amountPence, reason, creditedPence }: BodyOf<typeof creditCall>,
  { accountId }: { accountId: string },
): Promise<Invoice> {
  const at = now()
  return inTransaction(db, async (transaction) => {
    const invoice = await lockCreditable(transaction, invoiceId, { amountPence, creditedPence })
    const { storeId } = invoice
    const seller = await sellerOfInvoice(transaction)
    const { year } = londonParts(at)
    const sequence = await takeSequence(transaction, 'creditNote', year)
    const { vatRate } = invoice.snapshot
    const id = randomUUID()
    const corrected = documentNumber(invoice.kind, invoice.year, invoice.sequence)
    await insertInvoice(
      transaction,
      {
        id,
        kind: 'creditNote',
        year,
        sequence,
        store_id: storeId,
        month: invoice.month,
        corrects: invoiceId,
        issued_at: at,
        total_pence: amountPence,
        vat_pence: vatWithinPence(amountPence, vatRate),
        account_id: accountId,
        snapshot: {
          seller,
          buyer: await readBuyer(transaction, storeId),
          vatRate,
          lines: [{ service: null, what: 'correction', count: 1, totalPence: -amountPence }],
          corrects: { number: corrected, reason },
        },
      },
      [],
    )
    await insertCredit(transaction, { invoiceId: id, storeId, amountPence, at })
    await recordChange(transaction, {
      at,
      storeId,
      accountId,
      by: 'operator',
      act: 'creditInvoice',
      subject: corrected,
      before: {},
      after: { invoiceTotal: -amountPence, reason },
    })
    const [note] = await loadInvoices(transaction, { id })
    if (!note) throw new Error('A credit note was just inserted')
    return invoiceFrom(note)
  })
}

/** An invoice of which this much can be credited, as nobody else can until the transaction ends. */
async function lockCreditable(
  transaction: Transaction,
  invoiceId: string,
  { amountPence, creditedPence }: { amountPence: number; creditedPence: number },
): Promise<InvoiceRow> {
  const [found] = await loadInvoices(transaction, { id: invoiceId })
  if (found?.kind !== 'invoice') throw new ApiError('NOT_FOUND')
  await lockDocuments(transaction, found.storeId)
  // Again, because somebody else may have credited it before the lock.
  const [invoice] = await loadInvoices(transaction, { id: invoiceId })
  if (invoice?.creditedPence !== creditedPence) throw new ApiError('INVOICE_HAS_CHANGED')
  if (amountPence > invoice.totalPence - invoice.creditedPence)
    throw new ApiError('CREDIT_TOO_LARGE')
  return invoice
}
