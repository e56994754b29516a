import { z } from 'zod'
import { AUDIT_DAYS_MAXIMUM, isAuditPeriod } from '#rules/audit/audit-period.ts'
import { call } from '../call.ts'
import { because, day, id, line, page } from '../fields.ts'
import { AUDIT_ACTS, storeChange } from '../partner/changes.ts'

/** A change at a store or of the marketplace itself. */
export const auditEntry = storeChange.extend({
  /** Null: of the marketplace itself. */
  store: z.object({ id, name: z.string() }).nullable(),
  /** Of whoever made it, with whom the list can be filtered. */
  accountId: id.nullable(),
})
export type AuditEntry = z.output<typeof auditEntry>

const filters = {
  /** A part of what was changed or of a value before or after it; an amount such as £12.50 is found too. */
  text: line(100).optional(),
  /** A part of a name or an email address of whoever made the change. */
  person: line(100).optional(),
  /** A part of a store's name. */
  store: line(100).optional(),
  /** Only of the marketplace itself. */
  isMarketplaceOnly: z.stringbool().default(false),
  act: z.enum(AUDIT_ACTS, because('invalid_value')).optional(),
}

const ofAudit = { method: 'GET', permission: 'operator', operatorPermission: 'audit' } as const

export const listAuditLog = call({
  ...ofAudit,
  id: 'listAuditLog',
  path: '/operator/audit',
  summary: 'Who changed what, at the marketplace and at all stores, the latest first',
  query: z.object({
    ...filters,
    from: day.optional(),
    to: day.optional(),
    cursor: z
      .string()
      .regex(/^\d{1,18}$/, because('invalid_value'))
      .optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: page(auditEntry),
  errors: [],
})

export const getAuditCsv = call({
  ...ofAudit,
  id: 'getAuditCsv',
  path: '/operator/audit.csv',
  summary: 'The same for a spreadsheet: a line for each field that was changed in some days',
  query: z
    .object({
      ...filters,
      from: day,
      to: day.meta({ description: `The last day: at most ${AUDIT_DAYS_MAXIMUM} days in all.` }),
    })
    .refine(isAuditPeriod, { path: ['to'], error: 'invalid_value' }),
  output: z.string(),
  produces: 'text/csv; charset=utf-8',
  errors: ['AUDIT_LOG_TOO_LONG'],
})

export const auditCalls = { listAuditLog, getAuditCsv }
