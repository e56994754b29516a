import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { selectReports, type ReportRow } from './problems.queries.ts'

type Db = Kysely<Database>

export interface ReportPage {
  isOpenOnly: boolean
  /** The last one before the page; null: from the start. */
  after: string | null
  limit: number
}

/** Reports of a store: those to answer, the most urgent first, or all others, the newest first. */
export function loadReportsOfStore(
  db: Db,
  storeId: string,
  { isOpenOnly, after, limit }: ReportPage,
): Promise<ReportRow[]> {
  const reports = selectReports(db).where('report.store_id', '=', storeId).limit(limit)
  const behind = sql`FROM problem_report WHERE id = ${after} AND store_id = ${storeId}`
  return isOpenOnly
    ? reports
        .where('report.status', '=', sql.lit('reported' as const))
        .$if(after !== null, (query) =>
          query.where(
            sql<boolean>`(report.answer_by, report.id) > (SELECT answer_by, id ${behind})`,
          ),
        )
        .orderBy('report.answer_by')
        .orderBy('report.id')
        .execute()
    : reports
        .where('report.status', '!=', 'reported')
        .$if(after !== null, (query) =>
          query.where(
            sql<boolean>`(report.reported_at, report.id) < (SELECT reported_at, id ${behind})`,
          ),
        )
        .orderBy('report.reported_at', 'desc')
        .orderBy('report.id', 'desc')
        .execute()
}

export async function countToAnswer(db: Db, storeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('problem_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('status', '=', sql.lit('reported' as const))
    .executeTakeFirstOrThrow()
  return count
}

/** Reports that wait for the marketplace, the longest waiting first, or those it has decided. */
export function loadEscalatedReports(
  db: Db,
  { isOpenOnly, after, limit }: ReportPage,
): Promise<ReportRow[]> {
  const reports = selectReports(db).limit(limit)
  const behind = sql`(SELECT changed_at, id FROM problem_report WHERE id = ${after})`
  return isOpenOnly
    ? reports
        .where('report.status', '=', sql.lit('escalated' as const))
        .$if(after !== null, (query) =>
          query.where(sql<boolean>`(report.changed_at, report.id) > ${behind}`),
        )
        .orderBy('report.changed_at')
        .orderBy('report.id')
        .execute()
    : reports
        // Written out, as the partial index has it.
        .where(sql<boolean>`report.status IN ('upheld', 'rejected')`)
        .$if(after !== null, (query) =>
          query.where(sql<boolean>`(report.changed_at, report.id) < ${behind}`),
        )
        .orderBy('report.changed_at', 'desc')
        .orderBy('report.id', 'desc')
        .execute()
}

export async function countEscalated(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('problem_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', sql.lit('escalated' as const))
    .executeTakeFirstOrThrow()
  return count
}

/** Reports nobody answered in time, the longest waiting first. */
export async function loadOverdueReports(
  db: Db,
  { now, behind, limit }: { now: Date; behind: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('problem_report')
    .select('id')
    .where('status', '=', sql.lit('reported' as const))
    .where('answer_by', '<=', now)
    .$if(behind !== null, (query) =>
      query.where(
        sql<boolean>`(answer_by, id) > (
          SELECT answer_by, id FROM problem_report WHERE id = ${behind})`,
      ),
    )
    .orderBy('answer_by')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
