import { z } from 'zod'
import { call } from '#contract/call.ts'
import { id, optionalText } from '#contract/fields.ts'
import { photoIds } from '#contract/photos.ts'
import { review, REVIEW_TEXT_LONGEST, starsGiven } from './review.ts'

const named = z.object({ id })

/** What a customer says of an order that they have eaten. */
export const reviewGiven = z.strictObject({
  food: starsGiven,
  /** Of an order that was delivered; left out for a collection. */
  delivery: starsGiven.nullish(),
  service: starsGiven,
  text: optionalText(REVIEW_TEXT_LONGEST),
  photoIds: photoIds.default([]),
})

/** The customer's own review, even when it is hidden from everyone else. */
export const ownReview = review.extend({ isHidden: z.boolean() })
export type OwnReview = z.output<typeof ownReview>

export const reviewOrder = call({
  id: 'reviewOrder',
  method: 'POST',
  path: '/order/:id/review',
  summary: 'Reviews a completed order, once',
  permission: 'visitor',
  params: named,
  body: reviewGiven,
  output: ownReview,
  status: 201,
  errors: [
    'NONEXISTING_ORDER',
    'ORDER_STATUS_INVALID',
    'ORDER_ALREADY_REVIEWED',
    'NONEXISTING_PHOTO',
  ],
})

export const getOrderReview = call({
  id: 'getOrderReview',
  method: 'GET',
  path: '/order/:id/review',
  summary: 'What the customer of an order, or the guest who shows its token, has said of it',
  permission: 'visitor',
  params: named,
  /** Null: nothing yet. */
  output: z.object({ review: ownReview.nullable() }),
  errors: ['NONEXISTING_ORDER'],
})

export const stopReviewRequests = call({
  id: 'stopReviewRequests',
  method: 'POST',
  path: '/order/:id/review/stop',
  summary: 'Asks the mailbox of an order for no review any more, of this order or another',
  permission: 'visitor',
  params: named,
  errors: ['NONEXISTING_ORDER'],
})

export const orderReviewCalls = { reviewOrder, getOrderReview, stopReviewRequests }
