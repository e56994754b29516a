import type { StatementPeriod } from '#rules/payments/statement-period.ts'
import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

const pageSize = 50

interface StatementQuery extends StatementPeriod {
  storeId: string
}

const pageOf = ({ storeId, from, to }: StatementQuery) => ({
  params: { storeId },
  query: { from, to, limit: pageSize },
})

/** Amounts of money are never shown from a stale cache. */
const ANEW = { keepUnusedDataFor: 0 } as const

const earningsApi = addStaffCalls(({ pagesBy, query }) => ({
  getStatement: pagesBy('getStatement', pageOf, ANEW),
  getSales: query('getSales', ANEW),
}))

export const { useGetStatementInfiniteQuery, useGetSalesQuery } = earningsApi
