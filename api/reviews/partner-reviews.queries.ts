import { sql, type Kysely } from 'kysely'
import type { StaffRole } from '#contract/partner/staff-roles.ts'
import type { Database } from '#api/database/tables.ts'
import { selectReviews } from './reviews.queries.ts'

type Db = Kysely<Database>

function selectForStore(db: Db) {
  return selectReviews(db)
    .leftJoin('orders', 'orders.id', 'review.order_id')
    .select([
      'orders.number as orderNumber',
      sql<boolean>`EXISTS (
        SELECT FROM review_report WHERE review_id = review.id AND reported_by = 'store')`.as(
        'isReported',
      ),
    ])
}

export type PartnerReviewRow = Awaited<
  ReturnType<ReturnType<typeof selectForStore>['execute']>
>[number]

/** A review of a store that the account works for, and the account's role. */
export function findPartnerReview(
  db: Db,
  id: string,
  accountId: string,
): Promise<(PartnerReviewRow & { staffRole: StaffRole }) | undefined> {
  return selectForStore(db)
    .innerJoin('partner_store', 'partner_store.store_id', 'review.store_id')
    .select('partner_store.role as staffRole')
    .where('partner_store.account_id', '=', accountId)
    .where('review.id', '=', id)
    .executeTakeFirst()
}

/**
 * The reviews of a store, the newest first, hidden ones included unless only unanswered ones are requested.
 */
export function loadPartnerReviews(
  db: Db,
  {
    storeId,
    isUnanswered,
    after,
    limit,
  }: { storeId: string; isUnanswered: boolean; after: string | null; limit: number },
): Promise<PartnerReviewRow[]> {
  return selectForStore(db)
    .where('review.store_id', '=', storeId)
    .$if(isUnanswered, (query) =>
      query.where('review.reply', 'is', null).where('review.hidden_at', 'is', null),
    )
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(review.created_at, review.id) < (
          SELECT created_at, id FROM review WHERE id = ${after} AND store_id = ${storeId})`,
      ),
    )
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnanswered(db: Db, storeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('review')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('reply', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Answers a review that is not hidden. Returns whether it was. */
export async function writeReply(
  db: Db,
  { id, accountId, text, at }: { id: string; accountId: string; text: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    WITH answered AS (
      UPDATE review SET reply = ${text}, replied_at = ${at}
      WHERE id = ${id} AND hidden_at IS NULL
      RETURNING id
    ), acted AS (
      INSERT INTO review_act (review_id, act, account_id, text, at)
      SELECT id, 'reply', ${accountId}::uuid, ${text}, ${at}::timestamptz FROM answered
    )
    SELECT id FROM answered
  `.execute(db)
  return rows.length > 0
}
