import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ReviewSort } from '#contract/reviews/review.ts'
import type { PartRatings, Stars } from '#rules/reviews/stars.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

export interface NewReview extends PartRatings {
  storeId: string
  orderId: string
  /** Null: a writer without a name. */
  author: string | null
  stars: Stars
  text: string
  at: Date
}

/**
 * Inserts the review of an order and counts its stars at its store, in one statement, so that of many at once
 * every one is counted. Returns its id; null if the order has one already.
 */
export async function insertReview(db: Db, given: NewReview): Promise<string | null> {
  const { storeId, orderId, author, stars, food, delivery, service, text, at } = given
  const { rows } = await sql<{ id: string }>`
    WITH written AS (
      INSERT INTO review (store_id, order_id, author, stars, food, delivery, service, text, created_at)
      VALUES (${storeId}, ${orderId}, ${author}, ${stars}, ${food}, ${delivery}, ${service}, ${text}, ${at})
      ON CONFLICT (order_id) DO NOTHING
      RETURNING id, store_id, stars
    ), counted AS (${countingStars('written', 1)})
    SELECT id FROM written
  `.execute(db)
  return rows[0]?.id ?? null
}

/** The part of a statement that adds the stars of the reviews it has changed to a store's count. */
export function countingStars(changed: string, by: 1 | -1): RawBuilder<unknown> {
  const review = sql.table(changed)
  return sql`
    UPDATE store SET star_counts[${review}.stars] = store.star_counts[${review}.stars] + ${by}::integer
    FROM ${review} WHERE store.id = ${review}.store_id`
}

/** Reviews as everyone may read them. */
export function selectReviews(db: Db) {
  return db
    .selectFrom('review')
    .select([
      'review.id',
      'review.store_id as storeId',
      'review.author',
      'review.stars',
      'review.food',
      'review.delivery',
      'review.service',
      'review.text',
      'review.reply',
      'review.replied_at as repliedAt',
      'review.hidden_at as hiddenAt',
      'review.hidden_reason as hiddenReason',
      'review.created_at as createdAt',
    ])
}

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]

export function findReviewOfOrder(db: Db, orderId: string): Promise<ReviewRow | undefined> {
  return selectReviews(db).where('review.order_id', '=', orderId).executeTakeFirst()
}

/** The sort key of a list, descending except for the lowest stars. */
const placesOf = {
  newest: sql`created_at, id`,
  highest: sql`stars, created_at, id`,
  lowest: sql`-stars, created_at, id`,
  withPhotos: sql`created_at, id`,
} as const satisfies Record<ReviewSort, unknown>

/** The reviews of a store that are not hidden, after a cursor. */
export function loadStoreReviews(
  db: Db,
  {
    storeId,
    sort,
    after,
    limit,
  }: { storeId: string; sort: ReviewSort; after: string | null; limit: number },
): Promise<ReviewRow[]> {
  const place = placesOf[sort]
  return selectReviews(db)
    .where('store_id', '=', storeId)
    .where('hidden_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${place}) < (
          SELECT ${place} FROM review WHERE id = ${after} AND store_id = ${storeId})`,
      ),
    )
    .$if(sort === 'withPhotos', (query) =>
      query.where(
        sql<boolean>`EXISTS (
          SELECT FROM photo WHERE purpose = 'review' AND subject_id = review.id)`,
      ),
    )
    .$if(sort === 'highest', (query) => query.orderBy('stars', 'desc'))
    .$if(sort === 'lowest', (query) => query.orderBy(sql`-stars`, 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Inserts a report of a review; once each. Returns whether there is such a review. */
export async function insertReport(
  db: Db,
  given: {
    reviewId: string
    reportedBy: 'customer' | 'guest' | 'store'
    accountId: string | null
    key: Buffer
    reason: string
    text: string
    at: Date
  },
): Promise<boolean> {
  const { reviewId, reportedBy, accountId, key, reason, text, at } = given
  const { rows } = await sql<{ found: boolean }>`
    WITH meant AS (
      SELECT id FROM review WHERE id = ${reviewId} AND hidden_at IS NULL
    ), reported AS (
      INSERT INTO review_report
        (review_id, reported_by, reporter_account_id, reporter_key, reason, text, reported_at)
      SELECT id, ${reportedBy}, ${accountId}::uuid, ${key}::bytea, ${reason}, ${text}, ${at}::timestamptz
      FROM meant
      ON CONFLICT (review_id, reporter_key) DO NOTHING
    )
    SELECT EXISTS (SELECT FROM meant) AS found
  `.execute(db)
  return rows[0]?.found ?? false
}
