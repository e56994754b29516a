import type { BodyOf, Call, OutputOf, QueryOf } from '#contract/call.ts'
import {
  replyToReview as replyCall,
  reportPartnerReview as reportCall,
  type listPartnerReviews as listCall,
  type PartnerReview,
} from '#contract/reviews/partner-reviews.ts'
import { checkRole, roleOf, type Worker } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import {
  countUnanswered,
  findPartnerReview,
  loadPartnerReviews,
  writeReply,
  type PartnerReviewRow,
} from './partner-reviews.queries.ts'
import { photosOfReviews, reviewOf, summaryOf, type Photos } from './read-review.ts'
import { reporterKey } from './report-review.ts'
import { insertReport } from './reviews.queries.ts'

/** A page of a store's reviews for its staff. */
export async function listPartnerReviews(
  context: Context,
  storeId: string,
  { state, cursor, limit }: QueryOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const { db } = context
  const after = cursor ?? null
  const requested = { storeId, isUnanswered: state === 'unanswered', after, limit: limit + 1 }
  const [store, rows, unanswered] = await Promise.all([
    findStore(context, { id: storeId }),
    loadPartnerReviews(db, requested),
    countUnanswered(db, storeId),
  ])
  const shown = rows.slice(0, limit)
  const photos = await photosOfReviews(db, shown)
  const items = shown.map((row) => partnerReviewOf(row, photos))
  const nextCursor = rows.length > limit ? (items.at(-1)?.id ?? null) : null
  return { items, nextCursor, unanswered, summary: summaryOf(store.starCounts) }
}

/**
 * Publishes the store's answer to a review, replacing an earlier one. Throws NONEXISTING_REVIEW for one of
 * another store, and REVIEW_IS_HIDDEN.
 */
export async function replyToReview(
  { db, now }: Context,
  id: string,
  worker: Worker,
  { text }: BodyOf<typeof replyCall>,
): Promise<PartnerReview> {
  await checkedReview(db, replyCall, id, worker)
  if (!(await writeReply(db, { id, accountId: worker.accountId, text, at: now() })))
    throw new ApiError('REVIEW_IS_HIDDEN')
  return readPartnerReview(db, replyCall, id, worker)
}

/**
 * Reports for the store that a review breaks the policy; repeated, by anybody of its staff, it counts once.
 * Throws NONEXISTING_REVIEW for one of another store, and REVIEW_IS_HIDDEN.
 */
export async function reportForStore(
  context: Context,
  id: string,
  worker: Worker,
  { reason, text }: BodyOf<typeof reportCall>,
): Promise<PartnerReview> {
  const { db, now } = context
  const { storeId } = await checkedReview(db, reportCall, id, worker)
  const key = reporterKey(context, `store ${storeId}`)
  const by = { reportedBy: 'store', accountId: worker.accountId, key } as const
  if (!(await insertReport(db, { reviewId: id, ...by, reason, text, at: now() })))
    throw new ApiError('REVIEW_IS_HIDDEN')
  return readPartnerReview(db, reportCall, id, worker)
}

/** A review of a store where the account may make the call. */
async function checkedReview(
  db: Context['db'],
  call: Call,
  id: string,
  worker: Worker,
): Promise<PartnerReviewRow> {
  const row = await findPartnerReview(db, id, worker.accountId)
  checkRole(call, row && roleOf(worker, row.storeId, row.staffRole), 'NONEXISTING_REVIEW')
  if (!row) throw new ApiError('NONEXISTING_REVIEW')
  return row
}

async function readPartnerReview(
  db: Context['db'],
  call: Call,
  id: string,
  worker: Worker,
): Promise<PartnerReview> {
  const row = await checkedReview(db, call, id, worker)
  return partnerReviewOf(row, await photosOfReviews(db, [row]))
}

function partnerReviewOf(row: PartnerReviewRow, photos: Photos): PartnerReview {
  const { orderNumber, hiddenReason, isReported } = row
  return { ...reviewOf(row, photos), orderNumber, hiddenReason, isReported }
}
