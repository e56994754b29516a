import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listOperatorProblems, listPartnerProblems } from '#contract/problems/problem-calls.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import type { Context } from '#api/context.ts'
import {
  countEscalated,
  countToAnswer,
  loadEscalatedReports,
  loadReportsOfStore,
  type ReportPage,
} from './problem-lists.queries.ts'
import type { ReportRow } from './problems.queries.ts'
import { problemsOf } from './read-problem.ts'

type Listed = OutputOf<typeof listPartnerProblems>
type ListFilter = QueryOf<typeof listOperatorProblems>

/** A page of a store's reports. */
export function listStoreProblems(
  context: Context,
  storeId: string,
  requested: ListFilter,
): Promise<Listed> {
  const { db } = context
  return list(context, requested, 'partner', {
    load: (page) => loadReportsOfStore(db, storeId, page),
    count: () => countToAnswer(db, storeId),
  })
}

/** A page of the reports that the marketplace decides. */
export function listEscalatedProblems(
  context: Context,
  requestedOnes: ListFilter,
): Promise<Listed> {
  const { db } = context
  return list(context, requestedOnes, 'operator', {
    load: (page) => loadEscalatedReports(db, page),
    count: () => countEscalated(db),
  })
}

async function list(
  context: Context,
  { state, cursor, limit }: ListFilter,
  by: Actor,
  {
    load,
    count,
  }: { load: (page: ReportPage) => Promise<ReportRow[]>; count: () => Promise<number> },
): Promise<Listed> {
  const page = { isOpenOnly: state === 'open', after: cursor ?? null, limit: limit + 1 }
  const [rows, open] = await Promise.all([load(page), count()])
  const items = await problemsOf(context, rows.slice(0, limit), by)
  return { items, open, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
