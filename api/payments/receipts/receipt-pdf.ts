import { join } from 'node:path'
import Pdf from 'pdfkit'
import type { OrderLine } from '#contract/orders.ts'
import { courierAddress } from '#rules/address/courier-address.ts'
import { identityLines, type LegalIdentity } from '#rules/business/legal-identity.ts'
import { cardBrandName } from '#rules/payments/card.ts'
import { formatPence } from '#rules/money/pence.ts'
import { dateFormatIn } from '#rules/text/date-format.ts'
import { LANGUAGES, forEachLanguage, type Language } from '#rules/text/languages.ts'
import type { VatAtRate } from '#rules/payments/vat-by-rate.ts'
import type { Receipt } from './read-receipt.ts'
import { englishReceiptTexts, type ReceiptTexts } from './receipt-texts.ts'
import { TaggedSheet } from './tagged-sheet.ts'
import { welshReceiptTexts } from './welsh-receipt-texts.ts'

const RECEIPT_TEXTS: Record<Language, ReceiptTexts> = {
  en: englishReceiptTexts,
  cy: welshReceiptTexts,
}

/**
 * A receipt on A4 paper, tagged for screen readers, sent while it is drawn: the whole of it is never in
 * memory. For the same order it has the same bytes until something is refunded, the courier is tipped, or
 * the marketplace changes who it is.
 */
export function receiptPdf(
  receipt: Receipt,
  { marketplace, identity }: { marketplace: string; identity: LegalIdentity },
): AsyncIterable<unknown> {
  const { order, language } = receipt
  const texts = RECEIPT_TEXTS[language]
  const document = new Pdf({
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    lang: LANGUAGES[language].locale,
    displayTitle: true,
    info: {
      Title: texts.title(order.number, order.store.name),
      Author: marketplace,
      // No creation date: it would differ each time.
      CreationDate: new Date(order.placedAt),
    },
  })
  const fonts = join(import.meta.dirname, '../fonts')
  document.registerFont('regular', join(fonts, 'figtree-regular.ttf'))
  document.registerFont('bold', join(fonts, 'figtree-semibold.ttf'))
  const sheet = new TaggedSheet(document, texts.page)
  writeHead(sheet, receipt, marketplace)
  writeLines(sheet, receipt)
  writeSum(sheet, receipt, marketplace)
  writeRefunds(sheet, receipt)
  writeVat(sheet, receipt, marketplace)
  writeMarketplace(sheet, texts, { marketplace, identity })
  sheet.end()
  return document
}

function writeHead(sheet: TaggedSheet, receipt: Receipt, marketplace: string): void {
  const { order, vat, companyNumber, language } = receipt
  const texts = RECEIPT_TEXTS[language]
  const { store, contact, address, addressLine, serviceType } = order
  sheet.text('P', marketplace, { size: 11, isQuiet: true })
  sheet.text('H1', texts.heading, { size: 22, isBold: true })
  sheet.text('P', texts.order(order.number, times[language].format(new Date(order.placedAt))), {
    size: 11,
  })
  sheet.gap(12)
  sheet.text('H2', texts.soldBy, { size: 9, isBold: true, isQuiet: true })
  sheet.text('P', store.legalName, { isBold: true })
  if (store.name !== store.legalName) sheet.text('P', texts.trading(store.name))
  sheet.text('P', store.sellerAddress)
  if (companyNumber) sheet.text('P', texts.companyNumber(companyNumber))
  if (vat) sheet.text('P', texts.vatNumber(vat.number))
  sheet.gap(8)
  sheet.text('H2', texts.customer[serviceType], { size: 9, isBold: true, isQuiet: true })
  sheet.text('P', contact.name)
  if (address) sheet.text('P', courierAddress({ address, addressLine }))
  sheet.gap(12)
}

function writeLines(sheet: TaggedSheet, { order, language }: Receipt): void {
  const texts = RECEIPT_TEXTS[language]
  sheet.table((row) => {
    row(texts.columns, { isHead: true })
    // Not what the store had taken out before it was paid.
    for (const line of order.lines.filter(({ quantity }) => quantity > 0))
      row([texts.line(line.quantity, line.name), formatPence(line.linePence)], {
        below: choicesOf(line),
      })
  })
}

/** The choices of a line, in one sentence. */
function choicesOf({ options, parts }: OrderLine): string {
  const named = (chosen: OrderLine['options']) =>
    chosen.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  const dishes = parts.map(({ name, options: of }) => [name, ...named(of)].join(', '))
  return [...named(options), ...dishes].join(', ')
}

function writeSum(
  sheet: TaggedSheet,
  { order, refunds, language }: Receipt,
  marketplace: string,
): void {
  const texts = RECEIPT_TEXTS[language]
  const refunded = refunds.reduce((sum, { amountPence }) => sum + amountPence, 0)
  const parts: [label: string, pence: number][] = [
    [texts.subtotal, order.subtotalPence],
    [order.discount?.name ?? texts.discount, -order.discountPence],
    [texts.deliveryFee, order.deliveryFeePence],
    [texts.platformFee(marketplace), order.platformFeePence],
    [texts.bags, order.plasticBagChargePence],
    [texts.tip, order.tipPence],
  ]
  sheet.table((row) => {
    for (const [label, pence] of parts) if (pence !== 0) row([label, shown(pence)])
    row([texts.total, formatPence(order.totalPence)], { isTotal: true })
    if (refunded === 0) return
    row([texts.refunded, shown(-refunded)])
    row([texts.left, formatPence(order.totalPence - refunded)], { isTotal: true })
  })
  sheet.text('P', paidHow(order, texts), { isQuiet: true })
  if (order.laterTipPence > 0) sheet.text('P', texts.laterTip(formatPence(order.laterTipPence)))
  sheet.gap(10)
}

function paidHow({ payment }: Receipt['order'], texts: ReceiptTexts): string {
  if (!payment) return texts.paidCash
  const { card } = payment
  return texts.paidCard(card && texts.card(cardBrandName(card.brand), card.last4))
}

function writeRefunds(sheet: TaggedSheet, { refunds, language }: Receipt): void {
  if (refunds.length === 0) return
  const texts = RECEIPT_TEXTS[language]
  sheet.text('H2', texts.refunds, { size: 11, isBold: true })
  for (const { amountPence, requestedAt, reason, status, isForChange } of refunds) {
    const write = status === 'succeeded' ? texts.refund : texts.refundOnItsWay
    const why = reason || (isForChange ? texts.changed : '')
    sheet.text('P', write(formatPence(amountPence), days[language].format(requestedAt), why))
  }
  sheet.gap(10)
}

function writeVat(sheet: TaggedSheet, receipt: Receipt, marketplace: string): void {
  const texts = RECEIPT_TEXTS[receipt.language]
  sheet.text('H2', texts.vat, { size: 11, isBold: true })
  for (const sentence of vatSentences(receipt)) sheet.text('P', sentence)
  sheet.text('P', texts.platformVat(marketplace), { isQuiet: true })
}

/** Who charges the platform fee. */
function writeMarketplace(
  sheet: TaggedSheet,
  texts: ReceiptTexts,
  { marketplace, identity }: { marketplace: string; identity: LegalIdentity },
): void {
  const [who, ...numbers] = identityLines(identity)
  if (who === undefined) return
  sheet.text('P', texts.runBy(marketplace, [who, ...numbers].join('. ')), { isQuiet: true })
}

function vatSentences({ order, vat, language }: Receipt): string[] {
  const texts = RECEIPT_TEXTS[language]
  if (!vat) return [texts.vatUnknown(order.store.legalName)]
  if (!vat.amounts) return [texts.vatRateUnknown]
  const { charged, left } = vat.amounts
  const [only, ...others] = charged
  if (others.length > 0) {
    const within = charged.map((each) => texts.vatAtRate(...amountsAt(each)))
    if (sumOf(charged) === sumOf(left)) return within
    return [
      ...within,
      texts.vatLeftByRate,
      ...left.map((each) => texts.vatAtRate(...amountsAt(each))),
    ]
  }
  const within = texts.vatWithin(percentOf(only?.rate ?? 0), formatPence(sumOf(charged)))
  if (sumOf(charged) === sumOf(left)) return [within]
  return [within, texts.vatLeft(formatPence(sumOf(left)))]
}

const percentOf = (rate: number) => String(rate / 10)
const sumOf = (vat: readonly VatAtRate[]) => vat.reduce((sum, { vatPence }) => sum + vatPence, 0)
const amountsAt = ({ rate, soldPence, vatPence }: VatAtRate) =>
  [percentOf(rate), formatPence(soldPence), formatPence(vatPence)] as const

const shown = (pence: number) => formatPence(pence).replace('-', '−')

const datesIn = (options: Intl.DateTimeFormatOptions) =>
  forEachLanguage((language: Language) =>
    dateFormatIn(language, { ...options, timeZone: 'Europe/London' }),
  )
const times = datesIn({ dateStyle: 'long', timeStyle: 'short' })
const days = datesIn({ dateStyle: 'long' })
