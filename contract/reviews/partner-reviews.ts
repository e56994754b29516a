import { z } from 'zod'
import { call } from '#contract/call.ts'
import { because, idCursor, id, page, requiredLines } from '#contract/fields.ts'
import { REPLY_LONGEST, review, reviewReason, reviewSummary } from './review.ts'
import { reviewReport } from './store-reviews.ts'

/** A review as the staff of its store read it. */
export const partnerReview = review.extend({
  /** The number of its order; null for the reviews of the demonstration. */
  orderNumber: z.string().nullable(),
  /** Why the marketplace has hidden it; null: everyone sees it. */
  hiddenReason: reviewReason.nullable(),
  /** The store has said that it breaks the policy. */
  isReported: z.boolean(),
})
export type PartnerReview = z.output<typeof partnerReview>

const named = z.object({ id })

export const listPartnerReviews = call({
  id: 'listPartnerReviews',
  method: 'GET',
  path: '/partner/stores/:storeId/reviews',
  summary: 'The reviews of a store of the signed-in partner, the newest first',
  permission: 'partner',
  staffPermission: 'reviews',
  params: z.object({ storeId: id }),
  query: z.object({
    state: z.enum(['all', 'unanswered'], because('invalid_value')).default('all'),
    cursor: idCursor,
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  output: page(partnerReview).extend({ summary: reviewSummary, unanswered: z.int() }),
  errors: ['NONEXISTING_STORE'],
})

export const reviewReply = z.strictObject({ text: requiredLines(REPLY_LONGEST) })

export const replyToReview = call({
  id: 'replyToReview',
  method: 'PUT',
  path: '/partner/reviews/:id/reply',
  summary: 'Answers a review for everyone to read; said again, it takes the place of the answer',
  permission: 'partner',
  staffPermission: 'reviews',
  params: named,
  body: reviewReply,
  output: partnerReview,
  errors: ['NONEXISTING_REVIEW', 'REVIEW_IS_HIDDEN'],
})

export const reportPartnerReview = call({
  id: 'reportPartnerReview',
  method: 'POST',
  path: '/partner/reviews/:id/report',
  summary: 'Says for the store that a review breaks the policy; a store says so of a review once',
  permission: 'partner',
  staffPermission: 'reviews',
  params: named,
  body: reviewReport,
  output: partnerReview,
  errors: ['NONEXISTING_REVIEW', 'REVIEW_IS_HIDDEN'],
})

export const partnerReviewCalls = { listPartnerReviews, replyToReview, reportPartnerReview }
