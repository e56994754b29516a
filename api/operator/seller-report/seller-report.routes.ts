import { sellerReportCalls } from '#contract/payments/seller-report.ts'
import type { Context } from '#api/context.ts'
import { oneAtATime } from '#api/http/one-at-a-time.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { recordDataAccess } from '../data-access/record-data-access.ts'
import { readSellerReport } from './read-seller-report.ts'

export function sellerReportRoutes(serve: Serve, context: Context): void {
  // It reads a year of the ledger.
  const inTurn = oneAtATime()
  serve(sellerReportCalls.getSellerReport, async (asking) => {
    const { query, reply } = asking
    const { accountId: operatorId } = accountOf(asking)
    await recordDataAccess(context, { operatorId, place: 'sellerReport' })
    const name = `sellers-${query.year}.csv`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return inTurn(() => readSellerReport(context, query.year))
  })
}
