import { randomUUID } from 'node:crypto'
import type { BodyOf, OutputOf, QueryOf } from '#contract/call.ts'
import type { AuditFields } from '#contract/audit/audit-fields.ts'
import type { AuditAct } from '#contract/partner/changes.ts'
import type {
  hideReview as hideCall,
  listOperatorReviews as listCall,
  OperatorReview,
} from '#contract/reviews/operator-reviews.ts'
import type { Context } from '#api/context.ts'
import { recordChange } from '#api/audit/record-change.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import type { Job } from '#api/jobs/tasks.ts'
import { readCursor, writeCursor } from '#api/stores/listing/list-cursor.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import {
  countReported,
  findOperatorReview,
  loadOperatorReviews,
  markDismissed,
  markHidden,
  markShown,
  type ModeratedState,
  type OperatorReviewRow,
  type Place,
} from './moderation.queries.ts'
import { photosOfReviews, reviewOf, type Photos } from './read-review.ts'
import type { ReviewReason } from '#contract/reviews/review.ts'
import { findContactOfOrder, findReviewAct, type OrderContact } from './review-author.queries.ts'

interface ModeratedReview extends OrderContact {
  orderId: string
  /** The text of the review. */
  text: string
  reason: ReviewReason | null
  /** The marketplace's message to its writer. */
  note: string
}

/** Reviews to judge. Throws a FieldError for an invalid cursor. */
export async function listOperatorReviews(
  { db }: Context,
  { state, cursor, limit }: QueryOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const after = cursor === undefined ? null : placeOf(cursor)
  const [rows, reported] = await Promise.all([
    loadOperatorReviews(db, { state, after, limit: limit + 1 }),
    countReported(db),
  ])
  const shown = rows.slice(0, limit)
  const photos = await photosOfReviews(db, shown)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => operatorReviewOf(row, photos)),
    reported,
    nextCursor: last ? cursorOf(last, state) : null,
  }
}

/**
 * Hides a review for a reason of the policy, and enqueues the email to its writer. Throws NONEXISTING_REVIEW,
 * and REVIEW_IS_HIDDEN also for the loser of two at once.
 */
export async function hideReview(
  context: Context,
  id: string,
  { accountId }: { accountId: string },
  { reason, text }: BodyOf<typeof hideCall>,
): Promise<OperatorReview> {
  const review = await existing(context, id)
  const act = actOf(context, { id, accountId, text })
  const jobs = [emailAbout(act, 'hidden')]
  const isDone = await inTransaction(context.db, async (transaction) => {
    if (!(await markHidden(transaction, { ...act, reason }, jobs))) return false
    const after = { isReviewHidden: true, reason: REASONS[reason] }
    await record(transaction, { review, ...act }, 'hideReview', [{ isReviewHidden: false }, after])
    return true
  })
  if (!isDone) throw new ApiError('REVIEW_IS_HIDDEN')
  announceStoreChange(context, review.storeId)
  return readOperatorReview(context, id)
}

/**
 * Shows a hidden review again, and enqueues the email to its writer. Throws NONEXISTING_REVIEW, and
 * REVIEW_IS_SHOWN also for the loser of two at once.
 */
export async function restoreReview(
  context: Context,
  id: string,
  { accountId }: { accountId: string },
): Promise<OperatorReview> {
  const review = await existing(context, id)
  const act = actOf(context, { id, accountId, text: '' })
  const isDone = await inTransaction(context.db, async (transaction) => {
    if (!(await markShown(transaction, act, [emailAbout(act, 'restored')]))) return false
    const shown = [{ isReviewHidden: true }, { isReviewHidden: false }] as const
    await record(transaction, { review, ...act }, 'restoreReview', shown)
    return true
  })
  if (!isDone) throw new ApiError('REVIEW_IS_SHOWN')
  announceStoreChange(context, review.storeId)
  return readOperatorReview(context, id)
}

/** Dismisses the reports of a review, also without any. Throws NONEXISTING_REVIEW and REVIEW_IS_HIDDEN. */
export async function dismissReports(
  context: Context,
  id: string,
  { accountId }: { accountId: string },
): Promise<OperatorReview> {
  const review = await existing(context, id)
  const act = actOf(context, { id, accountId, text: '' })
  const closed = await inTransaction(context.db, async (transaction) => {
    const reports = await markDismissed(transaction, act)
    const counts = [{ reviewReports: String(reports ?? 0) }, { reviewReports: '0' }] as const
    await record(transaction, { review, ...act }, 'dismissReports', counts)
    return reports
  })
  if (closed === null) throw new ApiError('REVIEW_IS_HIDDEN')
  return readOperatorReview(context, id)
}

/** The reasons of the policy, as the log of changes says them. */
const REASONS: Record<ReviewReason, string> = {
  personal: 'Personal information',
  abusive: 'Abusive',
  unrelated: 'Not about the order',
  notGenuine: 'Not genuine',
  advertising: 'Advertising',
  unlawful: 'May break the law',
}

/** Enters it in the marketplace's log, which names the order and nobody who wrote. */
function record(
  transaction: Transaction,
  { review, accountId, at }: { review: OperatorReviewRow; accountId: string; at: Date },
  act: AuditAct,
  [before, after]: readonly [AuditFields, AuditFields],
): Promise<void> {
  const { storeId, orderNumber } = review
  const subject = orderNumber ?? ''
  return recordChange(transaction, {
    accountId,
    by: 'operator',
    at,
    storeId,
    act,
    subject,
    before,
    after,
  })
}

const actOf = (context: Context, given: { id: string; accountId: string; text: string }) => ({
  ...given,
  actId: randomUUID(),
  at: context.now(),
})

const emailAbout = (
  { actId, id: reviewId }: { actId: string; id: string },
  message: 'hidden' | 'restored',
): Job => ({ task: 'send-review-email', payload: { actId, reviewId, message } })

async function existing({ db }: Context, id: string): Promise<OperatorReviewRow> {
  const row = await findOperatorReview(db, id)
  if (!row) throw new ApiError('NONEXISTING_REVIEW')
  return row
}

async function readOperatorReview(context: Context, id: string): Promise<OperatorReview> {
  const row = await existing(context, id)
  return operatorReviewOf(row, await photosOfReviews(context.db, [row]))
}

function operatorReviewOf(row: OperatorReviewRow, photos: Photos): OperatorReview {
  const { storeSlug, storeName, orderId, orderNumber, hiddenAt, hiddenReason } = row
  const instant = (written: string) => new Date(written).toISOString()
  return {
    ...reviewOf(row, photos),
    store: { slug: storeSlug, name: storeName },
    order: orderId === null ? null : { id: orderId, number: orderNumber ?? '' },
    hidden:
      hiddenAt === null || hiddenReason === null
        ? null
        : { reason: hiddenReason, hiddenAt: hiddenAt.toISOString() },
    reports: row.reports.map((report) => ({ ...report, reportedAt: instant(report.reportedAt) })),
    reportCount: Number(row.reportCount),
    history: row.history.map((act) => ({ ...act, at: instant(act.at) })),
  }
}

/** The cursor of a list: the instant of its last review, whatever happens to that one meanwhile. */
function cursorOf(row: OperatorReviewRow, state: ModeratedState): string {
  const at = { reported: row.reportedSince, hidden: row.hiddenAt, all: row.createdAt }[state]
  return writeCursor({ rank: at?.getTime() ?? 0, id: row.id })
}

const LAST_INSTANT = 8.64e15

function placeOf(cursor: string): Place {
  const { rank, id } = readCursor(cursor)
  if (Number.isInteger(rank) && rank >= 0 && rank < LAST_INSTANT) return { at: new Date(rank), id }
  throw new FieldError([{ field: 'cursor', code: 'invalid_value' }])
}

/** The marketplace's action on a review, and the review's writer; null: nobody can be emailed. */
export async function findModeratedReview(
  { db }: Context,
  { reviewId, actId }: { reviewId: string; actId: string },
): Promise<ModeratedReview | null> {
  const act = await findReviewAct(db, reviewId, actId)
  if (!act?.orderId || act.author === null) return null
  const contact = await findContactOfOrder(db, act.orderId)
  if (!contact?.email) return null
  const { text, reason, note } = act
  return { ...contact, orderId: act.orderId, text, reason, note }
}
