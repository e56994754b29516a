import { sellerReportCalls } from '#contract/payments/seller-report.ts'
import type { Context } from '#api/context.ts'
import { oneAtATime } from '#api/http/one-at-a-time.ts'
import type { Serve } from '#api/http/serve.ts'
import { readSellerReport } from './read-seller-report.ts'

export function sellerReportRoutes(serve: Serve, context: Context): void {
  // It reads a year of the ledger.
  const inTurn = oneAtATime()
  serve(sellerReportCalls.getSellerReport, ({ query, reply }) => {
    const name = `sellers-${query.year}.csv`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return inTurn(() => readSellerReport(context, query.year))
  })
}
