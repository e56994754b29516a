import type { getStatement } from '#contract/payments/statement.ts'
import type { StatementPeriod } from '#rules/payments/statement-period.ts'
import { api, ask, type Result } from '#web/calls/api.ts'

const askForStatement = ask<typeof getStatement>('GET', '/partner/stores/:storeId/statement')
const pageSize = 50

export interface StatementAsked extends StatementPeriod {
  storeId: string
}

const statementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatement: build.infiniteQuery<Result<typeof getStatement>, StatementAsked, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg: { storeId, from, to }, pageParam }) => {
        const page = { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) }
        return askForStatement({ params: { storeId }, query: { from, to, ...page } })
      },
      // Of money, what was true a minute ago is not shown again.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetStatementInfiniteQuery } = statementApi
