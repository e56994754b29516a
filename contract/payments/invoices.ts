import { z } from 'zod'
import { INVOICE_KINDS } from '#rules/payments/invoice.ts'
import { call } from '#contract/call.ts'
import { ORDER_TOTAL_MAXIMUM_PENCE } from '#contract/constants.ts'
import { because, idCursor, id, instant, page, pence, text, wholeNumber } from '#contract/fields.ts'

export const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, because('invalid_value'))
  .meta({ description: 'A month in London, such as 2026-05.' })

const invoice = z.object({
  id,
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  month,
  issuedAt: instant,
  totalPence: pence,
  /** Within the total. */
  vatPence: pence,
  /** The number of the invoice that it corrects; null: none. */
  corrects: z.string().nullable(),
  /** Of an invoice: what credit notes have corrected. */
  creditedPence: pence,
  store: z.object({ id, name: z.string() }),
})
export type Invoice = z.output<typeof invoice>

const paged = { cursor: idCursor, limit: z.coerce.number().int().min(1).max(100).default(50) }

const pdf = {
  output: z.custom<AsyncIterable<unknown>>(),
  produces: 'application/pdf',
} as const
const csv = { output: z.string(), produces: 'text/csv; charset=utf-8' } as const

const ofMoney = { permission: 'operator', operatorPermission: 'money' } as const
const ofInvoice = { params: z.object({ id }), errors: ['NOT_FOUND'] } as const

export const listInvoices = call({
  ...ofMoney,
  id: 'listInvoices',
  method: 'GET',
  path: '/operator/invoices',
  summary: 'Invoices and credit notes of the marketplace to stores, the latest first',
  query: z.object({ month: month.optional(), ...paged }),
  output: page(invoice),
  errors: [],
})

export const issueInvoices = call({
  ...ofMoney,
  id: 'issueInvoices',
  method: 'POST',
  path: '/operator/invoices',
  summary:
    'Issues the invoices and the statements of a month that are missing; those that exist stay as they are',
  body: z.object({ month }),
  output: z.object({ issued: z.int(), statements: z.int() }),
  errors: ['LEGAL_IDENTITY_MISSING'],
})

export const creditInvoice = call({
  ...ofMoney,
  id: 'creditInvoice',
  method: 'POST',
  path: '/operator/invoices/:id/credit',
  summary: 'Corrects an invoice by a credit note, and gives the amount back to the store',
  params: z.object({ id }),
  body: z.object({
    amountPence: pence
      .min(1, because('too_few'))
      .max(ORDER_TOTAL_MAXIMUM_PENCE, because('too_many')),
    reason: text(200),
    /** What was credited when it was decided: of two who do so at once, one is refused. */
    creditedPence: wholeNumber,
  }),
  output: invoice,
  errors: ['NOT_FOUND', 'INVOICE_HAS_CHANGED', 'CREDIT_TOO_LARGE', 'LEGAL_IDENTITY_MISSING'],
})

export const getInvoicePdf = call({
  ...ofMoney,
  ...ofInvoice,
  ...pdf,
  id: 'getInvoicePdf',
  method: 'GET',
  path: '/operator/invoices/:id/pdf',
  summary: 'An invoice or credit note on paper',
})

export const getInvoiceCsv = call({
  ...ofMoney,
  ...ofInvoice,
  ...csv,
  id: 'getInvoiceCsv',
  method: 'GET',
  path: '/operator/invoices/:id/csv',
  summary: 'The orders and refunds that an invoice is for, for a spreadsheet',
})

export const invoiceCalls = {
  listInvoices,
  issueInvoices,
  creditInvoice,
  getInvoicePdf,
  getInvoiceCsv,
}

const ofStore = { permission: 'partner', staffPermission: 'money' } as const
const storesInvoice = {
  params: z.object({ storeId: id, id }),
  errors: ['NONEXISTING_STORE', 'NOT_FOUND'],
} as const

export const listStoreInvoices = call({
  ...ofStore,
  id: 'listStoreInvoices',
  method: 'GET',
  path: '/partner/stores/:storeId/invoices',
  summary: 'Invoices and credit notes of the marketplace to a store, the latest first',
  params: z.object({ storeId: id }),
  query: z.object(paged),
  output: page(invoice),
  errors: ['NONEXISTING_STORE'],
})

export const getStoreInvoicePdf = call({
  ...ofStore,
  ...storesInvoice,
  ...pdf,
  id: 'getStoreInvoicePdf',
  method: 'GET',
  path: '/partner/stores/:storeId/invoices/:id/pdf',
  summary: 'An invoice or credit note on paper',
})

export const getStoreInvoiceCsv = call({
  ...ofStore,
  ...storesInvoice,
  ...csv,
  id: 'getStoreInvoiceCsv',
  method: 'GET',
  path: '/partner/stores/:storeId/invoices/:id/csv',
  summary: 'The orders and refunds that an invoice is for, for a spreadsheet',
})

export const storeInvoiceCalls = { listStoreInvoices, getStoreInvoicePdf, getStoreInvoiceCsv }
