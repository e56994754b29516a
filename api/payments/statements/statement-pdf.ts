import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import Pdf from 'pdfkit'
import type { StatementRow } from '#contract/payments/statement.ts'
import { identityLines, type LegalIdentity } from '#rules/business/legal-identity.ts'
import type { VatAtRate } from '#rules/payments/vat-by-rate.ts'
import { formatPence } from '#rules/money/pence.ts'
import { londonParts } from '#rules/time/london.ts'
import type { StatementHead } from './read-statement.ts'
import { drawRows, type Sheet } from './statement-pdf-table.ts'

const INK = '#2A1520'
const QUIET = '#735E68'
const MARGIN = 48

interface Issued {
  number: string
  at: Date
}

/**
 * A store's statement on A4 paper: store and dates, the totals, who the marketplace is by law, and each order and refund, with numbered
 * pages. The same ledger and issuer give the same bytes.
 */
export async function statementPdf(
  head: StatementHead,
  rows: AsyncIterable<StatementRow>,
  {
    marketplace,
    issuer,
    issued,
  }: {
    marketplace: string
    issuer: LegalIdentity
    /** Of one that was issued for a month. */
    issued?: Issued
  },
): Promise<Uint8Array> {
  const document = new Pdf({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: `Statement of ${head.store.name}, ${daysOf(head)}`,
      Author: marketplace,
      // No creation date: it would differ each time.
      CreationDate: new Date(`${head.to}T00:00:00Z`),
    },
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const written = once(document, 'end')
  const fonts = join(import.meta.dirname, '../fonts')
  document.registerFont('regular', join(fonts, 'figtree-regular.ttf'))
  document.registerFont('bold', join(fonts, 'figtree-semibold.ttf'))
  const width = document.page.width - 2 * MARGIN
  const sheet: Sheet = { document, left: MARGIN, width, bottom: document.page.height - 72 }
  drawHead(sheet, head, { marketplace, issued })
  drawTotals(sheet, head, marketplace)
  drawIssuer(sheet, issuer)
  await drawRows(sheet, rows, breathe)
  drawPageNumbers(sheet, `${marketplace}, statement of ${head.store.name}, ${daysOf(head)}`)
  document.end()
  await written
  return Buffer.concat(parts)
}

function drawHead(
  { document, left }: Sheet,
  head: StatementHead,
  { marketplace, issued }: { marketplace: string; issued: Issued | undefined },
): void {
  const { name, legalName, address, vatNumber } = head.store
  document.font('bold').fontSize(11).fillColor(QUIET).text(marketplace, left, MARGIN)
  document
    .font('bold')
    .fontSize(22)
    .fillColor(INK)
    .text(issued ? `Statement ${issued.number}` : 'Statement')
  document.font('regular').fontSize(11).text(daysOf(head))
  if (issued)
    document.text(`Self-billed: issued for you on ${formatDay(londonParts(issued.at).isoDate)}`)
  document.moveDown(0.8)
  document.font('bold').fontSize(10).text(legalName)
  document.font('regular')
  if (name !== legalName) document.text(name)
  document.text(address)
  if (vatNumber !== null) document.text(`VAT number ${vatNumber}`)
  document.moveDown(1)
}

type Amount = [label: string, pence: number]

function drawTotals(sheet: Sheet, { totals }: StatementHead, marketplace: string): void {
  const { document } = sheet
  const added: Amount[] = [
    [`Sales, ${counted(totals.orders, 'order')}`, totals.salesPence],
    ['Delivery fees', totals.deliveryFeesPence],
    ['Plastic bag charges', totals.bagChargesPence],
    ['Tips for couriers', totals.tipsPence],
    ['Discounts you pay for', -totals.storeDiscountsPence],
    [`Refunds you pay for, ${counted(totals.refunds, 'refund')}`, -totals.storeRefundsPence],
    ['Cash you’ve taken', -totals.cashPence],
    [`Commission for ${marketplace}`, -totals.commissionPence],
  ]
  for (const amount of added) drawAmount(sheet, amount)
  rule(sheet)
  document.font('bold').fontSize(12)
  const owes = totals.balancePence < 0
  drawAmount(sheet, [
    owes ? `To be paid to ${marketplace}` : 'To be paid to you',
    Math.abs(totals.balancePence),
  ])
  document.moveDown(0.6).font('regular').fontSize(9).fillColor(QUIET)
  const vat =
    totals.vat === null
      ? 'We don’t know how much VAT your sales include.'
      : `Your sales less discounts and refunds, with delivery fees and bag charges, include ${totals.vat.map(vatWords).join(' and ')}.`
  const platform = `Customers paid ${formatPence(totals.cardPence)} by card, and ${formatPence(totals.platformFeesPence)} in platform fees, which are ${marketplace}’s.`
  const borne = `${marketplace} has paid ${formatPence(totals.marketplaceDiscountsPence)} of discounts and ${formatPence(totals.marketplaceRefundsPence)} of refunds for you.`
  document.text(`${vat} ${platform} ${borne}`, sheet.left, document.y, { width: sheet.width })
  document.moveDown(0.8)
}

function drawIssuer({ document, left, width }: Sheet, issuer: LegalIdentity): void {
  const [who, ...numbers] = identityLines(issuer)
  if (who !== undefined)
    document.text([`Issued by ${who}`, ...numbers].join('. '), left, document.y, { width })
  document.moveDown(1.5)
}

const vatWords = ({ rate, soldPence, vatPence }: VatAtRate, _: number, all: readonly VatAtRate[]) =>
  all.length === 1
    ? `${formatPence(vatPence)} VAT at ${rate / 10}%`
    : `${formatPence(vatPence)} VAT at ${rate / 10}% (on ${formatPence(soldPence)})`

function drawAmount({ document, left, width }: Sheet, [label, pence]: Amount): void {
  const { y } = document
  document.fillColor(INK).text(label, left, y, { width: width - 120 })
  document.text(shown(pence), left, y, { width, align: 'right' })
  document.y = y + document.currentLineHeight() + 3
}

function rule({ document, left, width }: Sheet): void {
  document.moveTo(left, document.y).lineTo(left + width, document.y)
  document.lineWidth(0.6).strokeColor(QUIET).stroke()
  document.y += 6
}

function drawPageNumbers({ document, left, width }: Sheet, about: string): void {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(page)
    // Below the text area, where text would otherwise start another page.
    document.page.margins.bottom = 0
    const y = document.page.height - 42
    document.font('regular').fontSize(8).fillColor(QUIET)
    document.text(about, left, y, { width: width - 80, lineBreak: false, ellipsis: true })
    document.text(`Page ${page + 1} of ${count}`, left, y, { width, align: 'right' })
  }
}

const shown = (pence: number) => formatPence(pence).replace('-', '−')

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`

function daysOf({ from, to }: Pick<StatementHead, 'from' | 'to'>): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const formatDay = (isoDate: string) => days.format(new Date(`${isoDate}T00:00:00Z`))
