import type { Argument } from '#web/calls/api.ts'
import { addStaffCalls } from '../staff-api.ts'

export type AuditQuery = NonNullable<Argument<'listAuditLog'>['query']>

const auditLogApi = addStaffCalls(({ pagesBy }) => ({
  listAuditLog: pagesBy('listAuditLog', (query: AuditQuery) => ({ query }), {
    // A log is read anew, whoever reads it.
    keepUnusedDataFor: 0,
  }),
}))

export const { useListAuditLogInfiniteQuery } = auditLogApi
