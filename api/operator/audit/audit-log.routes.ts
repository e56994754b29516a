import { auditCalls } from '#contract/operator/audit-log.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { auditCsv, readAuditLog } from './read-audit-log.ts'

export function auditLogRoutes(serve: Serve, context: Context): void {
  serve(auditCalls.listAuditLog, ({ query }) => readAuditLog(context, query))
  serve(auditCalls.getAuditCsv, ({ query, reply }) => {
    const name = `audit-log-${query.from}-${query.to}.csv`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return auditCsv(context, query)
  })
}
