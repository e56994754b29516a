import { z } from 'zod'
import { call } from '#contract/call.ts'
import { because, captcha, idCursor, id, optionalText, page, slug } from '#contract/fields.ts'
import { REPORT_TEXT_LONGEST, review, REVIEW_SORTS, reviewReason, reviewSummary } from './review.ts'

export const REVIEWS_SHOWN = 10

export const listStoreReviews = call({
  id: 'listStoreReviews',
  method: 'GET',
  path: '/store/:slug/reviews',
  summary: 'The reviews of a store, and how its ratings are spread',
  permission: 'public',
  params: z.object({ slug }),
  query: z.object({
    sort: z.enum(REVIEW_SORTS, because('invalid_value')).default('newest'),
    cursor: idCursor,
    limit: z.coerce.number().int().min(1).max(50).default(REVIEWS_SHOWN),
  }),
  output: page(review).extend({ summary: reviewSummary }),
  errors: ['NONEXISTING_STORE'],
})

/** What somebody says is wrong with a review. */
export const reviewReport = z.strictObject({
  reason: reviewReason,
  text: optionalText(REPORT_TEXT_LONGEST),
})

export const reportReview = call({
  id: 'reportReview',
  method: 'POST',
  path: '/review/:id/report',
  summary: 'Says that a review breaks the policy; everyone says so of a review once',
  permission: 'visitor',
  params: z.object({ id }),
  body: reviewReport.extend({
    /** Of a guest: the bot check, passed for the action `report`. */
    captcha,
  }),
  errors: ['NONEXISTING_REVIEW', 'Low recaptcha score.'],
})

export const storeReviewCalls = { listStoreReviews, reportReview }
