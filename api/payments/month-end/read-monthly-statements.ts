import type { MonthlyStatement } from '#contract/payments/monthly-statements.ts'
import { documentNumber } from '#rules/payments/document-number.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadStatements, type StatementRecord } from './monthly-statements.queries.ts'

/** A page of statements, of all stores or of one. */
export async function listMonthlyStatements(
  { db }: Context,
  {
    storeId,
    month,
    cursor,
    limit,
  }: {
    storeId?: string
    month?: string | undefined
    cursor?: string | undefined
    limit: number
  },
): Promise<{ items: MonthlyStatement[]; nextCursor: string | null }> {
  const rows = await loadStatements(db, {
    ...(storeId !== undefined && { storeId }),
    firstDay: month === undefined ? null : `${month}-01`,
    after: cursor ?? null,
    limit: limit + 1,
  })
  const items = rows.slice(0, limit).map(statementFrom)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** One of them. Throws NOT_FOUND, also for another store's. */
export async function readMonthlyStatement(
  { db }: Context,
  { id, storeId }: { id: string; storeId?: string },
): Promise<StatementRecord> {
  const [row] = await loadStatements(db, { id, ...(storeId !== undefined && { storeId }) })
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

function statementFrom(row: StatementRecord): MonthlyStatement {
  const { store, totals } = row.snapshot.head
  return {
    id: row.id,
    number: numberOf(row),
    month: row.month.slice(0, 7),
    issuedAt: row.issuedAt.toISOString(),
    balancePence: totals.balancePence,
    store: { id: row.storeId, name: store.name },
  }
}

export const numberOf = ({ year, sequence }: StatementRecord): string =>
  documentNumber('statement', year, sequence)
