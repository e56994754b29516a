import { z } from 'zod'
import { call } from '#contract/call.ts'
import { because, cursor, id, instant, optionalText, page } from '#contract/fields.ts'
import { review, reviewReason } from './review.ts'

/** A review as the marketplace judges it. */
export const operatorReview = review.extend({
  store: z.object({ slug: z.string(), name: z.string() }),
  /** Null for the reviews of the demonstration, which have no writers to email. */
  order: z.object({ id, number: z.string() }).nullable(),
  hidden: z.object({ reason: reviewReason, hiddenAt: instant }).nullable(),
  /** The newest twenty open reports, and how many there are. */
  reports: z.array(
    z.object({
      id,
      reportedBy: z.enum(['customer', 'guest', 'store']),
      reason: reviewReason,
      text: z.string(),
      reportedAt: instant,
    }),
  ),
  reportCount: z.int(),
  /** What was done about it, the newest ten, the last first. */
  history: z.array(
    z.object({
      act: z.enum(['reply', 'hide', 'restore', 'dismiss']),
      /** Null: an account that is deleted. */
      by: z.string().nullable(),
      reason: reviewReason.nullable(),
      text: z.string(),
      at: instant,
    }),
  ),
})
export type OperatorReview = z.output<typeof operatorReview>

const named = z.object({ id })

export const listOperatorReviews = call({
  id: 'listOperatorReviews',
  method: 'GET',
  path: '/operator/reviews',
  summary:
    'Reviews to judge: those reported, the longest waiting first; those hidden, the last one first; ' +
    'or all, the newest first',
  permission: 'operator',
  operatorPermission: 'reviews',
  query: z.object({
    state: z.enum(['reported', 'hidden', 'all'], because('invalid_value')).default('reported'),
    cursor,
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  output: page(operatorReview).extend({ reported: z.int() }),
  errors: [],
})

/** Why a review is hidden, and a note to its writer. */
export const hidingGiven = z.strictObject({ reason: reviewReason, text: optionalText(500) })

export const hideReview = call({
  id: 'hideReview',
  method: 'POST',
  path: '/operator/reviews/:id/hide',
  summary: 'Hides a review for a reason of the policy, which its writer is told',
  permission: 'operator',
  operatorPermission: 'reviews',
  params: named,
  body: hidingGiven,
  output: operatorReview,
  errors: ['NONEXISTING_REVIEW', 'REVIEW_IS_HIDDEN'],
})

export const restoreReview = call({
  id: 'restoreReview',
  method: 'POST',
  path: '/operator/reviews/:id/restore',
  summary: 'Shows a hidden review again, which its writer is told',
  permission: 'operator',
  operatorPermission: 'reviews',
  params: named,
  output: operatorReview,
  errors: ['NONEXISTING_REVIEW', 'REVIEW_IS_SHOWN'],
})

export const dismissReports = call({
  id: 'dismissReports',
  method: 'POST',
  path: '/operator/reviews/:id/dismiss',
  summary: 'Leaves a reported review as it is: it does not break the policy',
  permission: 'operator',
  operatorPermission: 'reviews',
  params: named,
  output: operatorReview,
  errors: ['NONEXISTING_REVIEW', 'REVIEW_IS_HIDDEN'],
})

export const operatorReviewCalls = {
  listOperatorReviews,
  hideReview,
  restoreReview,
  dismissReports,
}
