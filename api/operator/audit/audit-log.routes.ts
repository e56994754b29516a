import { auditCalls } from '#contract/operator/audit-log.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { recordDataAccess } from '../data-access/record-data-access.ts'
import { auditCsv, readAuditLog } from './read-audit-log.ts'

export function auditLogRoutes(serve: Serve, context: Context): void {
  const record = (asking: Parameters<typeof accountOf>[0]) =>
    recordDataAccess(context, { operatorId: accountOf(asking).accountId, place: 'changes' })
  serve(auditCalls.listAuditLog, async (asking) => {
    await record(asking)
    return readAuditLog(context, asking.query)
  })
  serve(auditCalls.getAuditCsv, async (asking) => {
    const { query, reply } = asking
    await record(asking)
    const name = `audit-log-${query.from}-${query.to}.csv`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return auditCsv(context, query)
  })
}
