import { sql, type Kysely } from 'kysely'
import type { ReviewReason } from '#contract/reviews/review.ts'
import type { OperatorReview } from '#contract/reviews/operator-reviews.ts'
import type { Database } from '#api/database/tables.ts'
import { enqueued, type Job } from '#api/jobs/tasks.ts'
import { countingStars, selectReviews } from './reviews.queries.ts'

type Db = Kysely<Database>

export type ModeratedState = 'reported' | 'hidden' | 'all'

/** With its instants as PostgreSQL writes them into JSON. */
type Reports = OperatorReview['reports']
type History = OperatorReview['history']

function selectForOperator(db: Db) {
  return selectReviews(db)
    .innerJoin('store', 'store.id', 'review.store_id')
    .leftJoin('orders', 'orders.id', 'review.order_id')
    .select([
      'store.slug as storeSlug',
      'store.name as storeName',
      'orders.id as orderId',
      'orders.number as orderNumber',
      sql<Date | null>`(
        SELECT min(reported_at) FROM review_report
        WHERE review_id = review.id AND resolved_at IS NULL)`.as('reportedSince'),
      sql<number>`(
        SELECT count(*) FROM review_report
        WHERE review_id = review.id AND resolved_at IS NULL)`.as('reportCount'),
      sql<Reports>`(
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'reportedBy', reported_by, 'reason', reason, 'text', text,
          'reportedAt', reported_at
        ) ORDER BY reported_at DESC, id), '[]')
        FROM (
          SELECT * FROM review_report WHERE review_id = review.id AND resolved_at IS NULL
          ORDER BY reported_at DESC, id LIMIT 20
        ) AS report)`.as('reports'),
      sql<History>`(
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'act', act, 'by', by, 'reason', reason, 'text', text, 'at', at
        ) ORDER BY at DESC, id), '[]')
        FROM (
          SELECT review_act.*, account.email AS by
          FROM review_act LEFT JOIN account ON account.id = review_act.account_id
          WHERE review_id = review.id ORDER BY at DESC, review_act.id LIMIT 10
        ) AS acted)`.as('history'),
    ])
}

export type OperatorReviewRow = Awaited<
  ReturnType<ReturnType<typeof selectForOperator>['execute']>
>[number]

export function findOperatorReview(db: Db, id: string): Promise<OperatorReviewRow | undefined> {
  return selectForOperator(db).where('review.id', '=', id).executeTakeFirst()
}

/** After an instant and an id: of the first report, of the hiding, or of the writing. */
export interface Place {
  at: Date
  id: string
}

export async function loadOperatorReviews(
  db: Db,
  { state, after, limit }: { state: ModeratedState; after: Place | null; limit: number },
): Promise<OperatorReviewRow[]> {
  const base = selectForOperator(db).limit(limit)
  if (state === 'reported') {
    const reported = db
      .selectFrom('review_report')
      .innerJoin('review', 'review.id', 'review_report.review_id')
      .select(['review_id', sql<Date>`min(reported_at)`.as('since')])
      .where('resolved_at', 'is', null)
      .where('hidden_at', 'is', null)
      .groupBy('review_id')
    return base
      .innerJoin(reported.as('open'), 'open.review_id', 'review.id')
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(open.since, review.id) > (${after?.at}, ${after?.id}::uuid)`),
      )
      .orderBy('open.since')
      .orderBy('review.id')
      .execute()
  }
  const column = state === 'hidden' ? 'review.hidden_at' : 'review.created_at'
  return base
    .where(column, 'is not', null)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${sql.ref(column)}, review.id) < (${after?.at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(column, 'desc')
    .orderBy('review.id', 'desc')
    .execute()
}

/** The number of shown reviews with a report that is not judged yet. */
export async function countReported(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('review_report')
    .innerJoin('review', 'review.id', 'review_report.review_id')
    .select(sql<number>`count(DISTINCT review_id)`.as('count'))
    .where('resolved_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export interface Moderation {
  /** Identifies the action, and the email about it. */
  actId: string
  id: string
  accountId: string
  text: string
  at: Date
}

/**
 * Hides a shown review: its stars no longer count, its reports are closed, and its writer is emailed. Returns
 * whether it was shown.
 */
export async function markHidden(
  db: Db,
  { actId, id, accountId, reason, text, at }: Moderation & { reason: ReviewReason },
  jobs: readonly Job[],
): Promise<boolean> {
  const { rows } = await sql`
    WITH hidden AS (
      UPDATE review SET hidden_at = ${at}, hidden_reason = ${reason}
      WHERE id = ${id} AND hidden_at IS NULL
      RETURNING id, store_id, stars
    ), counted AS (${countingStars('hidden', -1)}
    ), resolved AS (
      UPDATE review_report SET resolved_at = ${at}, outcome = 'hidden'
      FROM hidden WHERE review_id = hidden.id AND resolved_at IS NULL
    ), acted AS (
      INSERT INTO review_act (id, review_id, act, account_id, reason, text, at)
      SELECT ${actId}::uuid, id, 'hide', ${accountId}::uuid, ${reason}, ${text}, ${at}::timestamptz
      FROM hidden
    ), queued AS (
      SELECT job.id FROM hidden, ${enqueued(jobs)} AS job
    )
    SELECT hidden.id FROM hidden, (SELECT count(*) FROM queued) AS count
  `.execute(db)
  return rows.length > 0
}

/** Shows a hidden review again, with its stars, and emails its writer. Returns whether it was hidden. */
export async function markShown(
  db: Db,
  { actId, id, accountId, text, at }: Moderation,
  jobs: readonly Job[],
): Promise<boolean> {
  const { rows } = await sql`
    WITH shown AS (
      UPDATE review SET hidden_at = NULL, hidden_reason = NULL
      WHERE id = ${id} AND hidden_at IS NOT NULL
      RETURNING id, store_id, stars
    ), counted AS (${countingStars('shown', 1)}
    ), acted AS (
      INSERT INTO review_act (id, review_id, act, account_id, text, at)
      SELECT ${actId}::uuid, id, 'restore', ${accountId}::uuid, ${text}, ${at}::timestamptz
      FROM shown
    ), queued AS (
      SELECT job.id FROM shown, ${enqueued(jobs)} AS job
    )
    SELECT shown.id FROM shown, (SELECT count(*) FROM queued) AS count
  `.execute(db)
  return rows.length > 0
}

/** Closes the reports of a shown review. Returns how many there were; null: it isn't shown. */
export async function markDismissed(
  db: Db,
  { actId, id, accountId, text, at }: Moderation,
): Promise<number | null> {
  const { rows } = await sql<{ reports: number }>`
    WITH meant AS (
      SELECT id FROM review WHERE id = ${id} AND hidden_at IS NULL FOR UPDATE
    ), resolved AS (
      UPDATE review_report SET resolved_at = ${at}, outcome = 'dismissed'
      FROM meant WHERE review_id = meant.id AND resolved_at IS NULL
      RETURNING review_id
    ), acted AS (
      INSERT INTO review_act (id, review_id, act, account_id, text, at)
      SELECT DISTINCT ${actId}::uuid, review_id, 'dismiss', ${accountId}::uuid, ${text},
        ${at}::timestamptz
      FROM resolved
    )
    SELECT (SELECT count(*)::integer FROM resolved) AS reports FROM meant
  `.execute(db)
  return rows[0]?.reports ?? null
}
