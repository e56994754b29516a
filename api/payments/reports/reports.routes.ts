import { reportCalls } from '#contract/operator/reports.ts'
import { londonParts } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { listedReport, readReport } from './read-report.ts'
import { readRetention } from './read-retention.ts'
import { reportCsv, retentionCsv } from './report-csv.ts'
import { loadReportAreas } from './report.queries.ts'

export function reportRoutes(serve: Serve, context: Context): void {
  serve(reportCalls.getReport, async ({ query }) => listedReport(await readReport(context, query)))
  serve(reportCalls.getReportCsv, async ({ query: { table, ...query }, reply }) => {
    const name = `report-${table}-${query.from}-${query.to}.csv`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return reportCsv(await readReport(context, query), table)
  })
  serve(reportCalls.getRetention, ({ query }) => readRetention(context, query))
  serve(reportCalls.getRetentionCsv, async ({ query, reply }) => {
    const name = `report-retention-${londonParts(context.now()).isoDate}.csv`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return retentionCsv(await readRetention(context, query))
  })
  serve(reportCalls.listReportAreas, async () => ({ items: await loadReportAreas(context.db) }))
}
