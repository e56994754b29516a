import type { StatementPeriod } from '#rules/payments/statement-period.ts'
import { addStaffCalls } from './staff-api.ts'

const pageSize = 50

export interface StatementQuery extends StatementPeriod {
  storeId: string
}

const pageOf = ({ storeId, from, to }: StatementQuery) => ({
  params: { storeId },
  query: { from, to, limit: pageSize },
})

const statementApi = addStaffCalls(({ pagesBy }) => ({
  // Amounts of money are never shown from a stale cache.
  getStatement: pagesBy('getStatement', pageOf, { keepUnusedDataFor: 0 }),
}))

export const { useGetStatementInfiniteQuery } = statementApi
