import { formatLondonTime, londonParts } from '#rules/time/london.ts'
import { BYTE_ORDER_MARK, csvLine } from '#api/payments/statements/csv-line.ts'
import type { InvoiceRow, loadInvoicedTransfers } from './invoices.queries.ts'
import { numberOf } from './read-invoices.ts'

const HEADINGS = ['Number', 'Date', 'Time', 'Order', 'Service', 'What', 'Amount with VAT']

const WHAT: Readonly<Record<string, string>> = {
  commission: 'commission',
  commissionReturned: 'returned with a refund',
  commissionRestored: 'refund returned by the bank',
}

/** The commission that an invoice is for, order by order; a credit note that corrects one has its amount. */
export function invoiceCsv(
  invoice: InvoiceRow,
  transfers: Awaited<ReturnType<typeof loadInvoicedTransfers>>,
): string {
  const number = numberOf(invoice)
  const { corrects } = invoice.snapshot
  const rows = transfers.map(({ at, orderNumber, service, kind, amountPence }) => [
    number,
    londonParts(at).isoDate,
    formatLondonTime(at),
    orderNumber,
    service,
    WHAT[kind] ?? kind,
    kind === 'commissionReturned' ? -amountPence : amountPence,
  ])
  const correction = corrects && [
    number,
    londonParts(invoice.issuedAt).isoDate,
    formatLondonTime(invoice.issuedAt),
    '',
    '',
    `correction of ${corrects.number}: ${corrects.reason}`,
    -invoice.totalPence,
  ]
  const lines = [HEADINGS, ...rows, ...(correction ? [correction] : [])]
  return BYTE_ORDER_MARK + lines.map((line) => csvLine(line)).join('')
}
