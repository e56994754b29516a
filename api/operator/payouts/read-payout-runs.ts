import type { PayoutRun } from '#contract/payments/payouts.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadRuns, type RunRow } from './payout-runs.queries.ts'

/** A page of payout runs, the latest first. */
export async function listPayoutRuns(
  { db }: Context,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: PayoutRun[]; nextCursor: string | null }> {
  const rows = await loadRuns(db, { after: cursor ?? null, limit: limit + 1 })
  const items = rows.slice(0, limit).map(runFrom)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** `db` may be a transaction. Throws NOT_FOUND. */
export async function readPayoutRun({ db }: Pick<Context, 'db'>, id: string): Promise<PayoutRun> {
  const [row] = await loadRuns(db, { id })
  if (!row) throw new ApiError('NOT_FOUND')
  return runFrom(row)
}

const iso = (at: Date | null) => at?.toISOString() ?? null

function runFrom(row: RunRow): PayoutRun {
  return {
    ...row,
    madeAt: row.madeAt.toISOString(),
    approvedAt: iso(row.approvedAt),
    exportedAt: iso(row.exportedAt),
    paidAt: iso(row.paidAt),
    discardedAt: iso(row.discardedAt),
  }
}
