import { z } from 'zod'
import { call } from '#contract/call.ts'
import { idCursor, id, instant, page, pence } from '#contract/fields.ts'
import { month } from './invoices.ts'

/** What a store earned in a month, issued by the marketplace for it. */
const monthlyStatement = z.object({
  id,
  number: z.string(),
  month,
  issuedAt: instant,
  /** What is to be paid to the store; less than 0: what the store owes. */
  balancePence: pence,
  store: z.object({ id, name: z.string() }),
})
export type MonthlyStatement = z.output<typeof monthlyStatement>

const paged = { cursor: idCursor, limit: z.coerce.number().int().min(1).max(100).default(50) }

const pdf = {
  output: z.custom<Uint8Array>((given) => given instanceof Uint8Array),
  produces: 'application/pdf',
} as const
const csv = { output: z.string(), produces: 'text/csv; charset=utf-8' } as const

const ofMoney = { permission: 'operator', operatorPermission: 'money' } as const
const ofStatement = { params: z.object({ id }), errors: ['NOT_FOUND'] } as const

export const listMonthlyStatements = call({
  ...ofMoney,
  id: 'listMonthlyStatements',
  method: 'GET',
  path: '/operator/statements',
  summary: 'The numbered statements of stores, the latest first',
  query: z.object({ month: month.optional(), ...paged }),
  output: page(monthlyStatement),
  errors: [],
})

export const getMonthlyStatementPdf = call({
  ...ofMoney,
  ...ofStatement,
  ...pdf,
  id: 'getMonthlyStatementPdf',
  method: 'GET',
  path: '/operator/statements/:id/pdf',
  summary: 'A numbered statement on paper, as it was issued',
})

export const getMonthlyStatementCsv = call({
  ...ofMoney,
  ...ofStatement,
  ...csv,
  id: 'getMonthlyStatementCsv',
  method: 'GET',
  path: '/operator/statements/:id/csv',
  summary: 'Its orders and refunds, for a spreadsheet',
})

export const monthlyStatementCalls = {
  listMonthlyStatements,
  getMonthlyStatementPdf,
  getMonthlyStatementCsv,
}

const ofStore = { permission: 'partner', staffPermission: 'money' } as const
const storesStatement = {
  params: z.object({ storeId: id, id }),
  errors: ['NONEXISTING_STORE', 'NOT_FOUND'],
} as const

export const listStoreStatements = call({
  ...ofStore,
  id: 'listStoreStatements',
  method: 'GET',
  path: '/partner/stores/:storeId/statements',
  summary: 'The numbered statements of a store, the latest first',
  params: z.object({ storeId: id }),
  query: z.object(paged),
  output: page(monthlyStatement),
  errors: ['NONEXISTING_STORE'],
})

export const getStoreStatementPdf = call({
  ...ofStore,
  ...storesStatement,
  ...pdf,
  id: 'getStoreStatementPdf',
  method: 'GET',
  path: '/partner/stores/:storeId/statements/:id/pdf',
  summary: 'A numbered statement on paper, as it was issued',
})

export const getStoreStatementCsv = call({
  ...ofStore,
  ...storesStatement,
  ...csv,
  id: 'getStoreStatementCsv',
  method: 'GET',
  path: '/partner/stores/:storeId/statements/:id/csv',
  summary: 'Its orders and refunds, for a spreadsheet',
})

export const storeStatementCalls = {
  listStoreStatements,
  getStoreStatementPdf,
  getStoreStatementCsv,
}
