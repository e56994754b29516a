import { join } from 'node:path'
import Pdf from 'pdfkit'
import { formatPence } from '#rules/money/pence.ts'
import { daysOfMonth, type InvoiceLine } from '#rules/payments/invoice.ts'
import { TaggedSheet } from '#api/payments/receipts/tagged-sheet.ts'
import type { InvoiceRow } from './invoices.queries.ts'
import { numberOf } from './read-invoices.ts'

/** An invoice or credit note on A4 paper, tagged for screen readers. It has the same bytes each time. */
export function invoicePdf(invoice: InvoiceRow): AsyncIterable<unknown> {
  const { seller } = invoice.snapshot
  const document = new Pdf({
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: `${headingOf(invoice)} ${numberOf(invoice)}`,
      Author: seller.legalName,
      // The document's own: another would differ each time.
      CreationDate: invoice.issuedAt,
    },
  })
  const fonts = join(import.meta.dirname, '../fonts')
  document.registerFont('regular', join(fonts, 'figtree-regular.ttf'))
  document.registerFont('bold', join(fonts, 'figtree-semibold.ttf'))
  const sheet = new TaggedSheet(document, (page) => `Page ${page}`)
  writeHead(sheet, invoice)
  writeLines(sheet, invoice)
  sheet.end()
  return document
}

function headingOf({ kind, snapshot }: InvoiceRow): string {
  if (kind === 'creditNote') return 'Credit note'
  return snapshot.seller.vatNumber ? 'VAT invoice' : 'Invoice'
}

function writeHead(sheet: TaggedSheet, invoice: InvoiceRow): void {
  const { seller, buyer, corrects } = invoice.snapshot
  const { from, to } = daysOfMonth(invoice.month.slice(0, 7))
  sheet.text('H1', headingOf(invoice), { size: 22, isBold: true })
  sheet.text('P', `Number ${numberOf(invoice)}`, { size: 11 })
  sheet.text('P', `Issued on ${dayOf(invoice.issuedAt)}`)
  sheet.text('P', `For ${dayOfDate(from)} to ${dayOfDate(to)}`)
  if (corrects) sheet.text('P', `Corrects ${corrects.number}: ${corrects.reason}`)
  sheet.gap(12)
  sheet.text('H2', 'From', { size: 9, isBold: true, isQuiet: true })
  sheet.text('P', seller.legalName, { isBold: true })
  sheet.text('P', seller.address)
  if (seller.companyNumber) sheet.text('P', `Company number ${seller.companyNumber}`)
  if (seller.vatNumber) sheet.text('P', `VAT number ${seller.vatNumber}`)
  sheet.gap(8)
  sheet.text('H2', 'To', { size: 9, isBold: true, isQuiet: true })
  sheet.text('P', buyer.legalName, { isBold: true })
  if (buyer.name !== buyer.legalName) sheet.text('P', `Trading as ${buyer.name}`)
  sheet.text('P', buyer.address)
  if (buyer.companyNumber) sheet.text('P', `Company number ${buyer.companyNumber}`)
  if (buyer.vatNumber) sheet.text('P', `VAT number ${buyer.vatNumber}`)
  sheet.gap(12)
}

function writeLines(sheet: TaggedSheet, invoice: InvoiceRow): void {
  const { kind, totalPence, vatPence, snapshot } = invoice
  // A credit note has what it gives as an amount above 0.
  const sign = kind === 'creditNote' ? -1 : 1
  sheet.table((row) => {
    row(['What', 'With VAT'], { isHead: true })
    for (const line of snapshot.lines) row([whatOf(line), shown(line.totalPence * sign)])
    row(['Total before VAT', shown(totalPence - vatPence)])
    row([`VAT at ${snapshot.vatRate / 10}%`, shown(vatPence)])
    row([kind === 'creditNote' ? 'Total credited' : 'Total', shown(totalPence)], { isTotal: true })
  })
  sheet.text(
    'P',
    kind === 'creditNote'
      ? 'The amount is added to your balance. You don’t have to do anything.'
      : 'The amount has been taken off your balance. There is nothing left to pay.',
  )
}

function whatOf({ service, what, count }: InvoiceLine): string {
  const of = service === 'collection' ? 'collections' : 'deliveries'
  if (what === 'commission') return `Commission for ${of}, ${counted(count, 'order')}`
  if (what === 'commissionReturned')
    return `Commission returned, ${of}, ${counted(count, 'refund')}`
  return 'Correction of commission'
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const shown = (pence: number) => formatPence(pence).replace('-', '−')

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
const dayOf = (at: Date) => days.format(at)
const dayOfDate = (isoDate: string) => days.format(new Date(`${isoDate}T12:00:00Z`))
