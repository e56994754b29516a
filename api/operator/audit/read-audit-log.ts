import { auditValueKind } from '#contract/audit/audit-fields.ts'
import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { getAuditCsv, listAuditLog } from '#contract/operator/audit-log.ts'
import { AUDIT_CSV_MAXIMUM } from '#rules/audit/audit-period.ts'
import { parsePence } from '#rules/money/pence.ts'
import { addDays, formatLondonTime, londonInstant, londonParts } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { BYTE_ORDER_MARK, csvLine } from '#api/payments/statements/csv-line.ts'
import { loadAuditLog, type AuditFilter } from './audit-log.queries.ts'

type Row = Awaited<ReturnType<typeof loadAuditLog>>[number]

/** A page of what was changed, the latest first. */
export async function readAuditLog(
  { db }: Context,
  { cursor, limit, ...query }: QueryOf<typeof listAuditLog>,
): Promise<OutputOf<typeof listAuditLog>> {
  const place = { beforeId: cursor ?? null, limit: limit + 1 }
  const rows = await loadAuditLog(db, filterOf(query), place)
  const items = rows.slice(0, limit).map(({ storeId, storeName, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    store: storeId === null || storeName === null ? null : { id: storeId, name: storeName },
  }))
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

const HEADINGS = [
  'Date',
  'Time',
  'Who',
  'As',
  'Store',
  'Act',
  'Subject',
  'Field',
  'Before',
  'After',
]

/**
 * What was changed in some days as a table for spreadsheets (RFC 4180), a line for each field. Throws
 * AUDIT_LOG_TOO_LONG for more changes than one file has.
 */
export async function auditCsv(
  { db }: Context,
  query: QueryOf<typeof getAuditCsv>,
): Promise<string> {
  const place = { beforeId: null, limit: AUDIT_CSV_MAXIMUM + 1 }
  const rows = await loadAuditLog(db, filterOf(query), place)
  if (rows.length > AUDIT_CSV_MAXIMUM)
    throw new ApiError('AUDIT_LOG_TOO_LONG', { maximum: AUDIT_CSV_MAXIMUM })
  return BYTE_ORDER_MARK + [csvLine(HEADINGS), ...rows.flatMap(linesOf)].join('')
}

function linesOf({ at, name, by, storeName, act, subject, before, after }: Row): string[] {
  const head = [
    londonParts(at).isoDate,
    formatLondonTime(at),
    name ?? '',
    by,
    storeName ?? '',
    act,
    subject,
  ]
  const earlier: Readonly<Record<string, unknown>> = before
  const later: Readonly<Record<string, unknown>> = after
  return Object.keys({ ...earlier, ...later }).map((field) =>
    csvLine([...head, field, cellOf(field, earlier[field]), cellOf(field, later[field])]),
  )
}

/** A value as a cell: pence are written in pounds, instants as the time in London. */
function cellOf(field: string, value: unknown): string | number {
  if (value === null || value === undefined) return ''
  const kind = auditValueKind(field)
  if (kind === 'pence' && typeof value === 'number') return value
  if (kind !== 'instant') return String(value)
  const at = new Date(String(value))
  return `${londonParts(at).isoDate} ${formatLondonTime(at)}`
}

function filterOf({
  from,
  to,
  ...filter
}: Omit<AuditFilter, 'value' | 'since' | 'before'> & {
  from?: string | undefined
  to?: string | undefined
}): AuditFilter {
  return {
    ...filter,
    ...(filter.text && { value: numberIn(filter.text) }),
    ...(from && { since: londonInstant(from, 0) }),
    ...(to && { before: londonInstant(addDays(to, 1), 0) }),
  }
}

/** The number that somebody searches for, an amount as a screen shows it; undefined: it isn't one. */
function numberIn(text: string): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  return /[£.]/.test(text) ? (parsePence(text) ?? undefined) : undefined
}
