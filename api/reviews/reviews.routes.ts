import { operatorReviewCalls } from '#contract/reviews/operator-reviews.ts'
import { orderReviewCalls } from '#contract/reviews/order-review.ts'
import { partnerReviewCalls } from '#contract/reviews/partner-reviews.ts'
import { storeReviewCalls } from '#contract/reviews/store-reviews.ts'
import type { Context } from '#api/context.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { claimantOf } from '#api/orders/reading/find-own-order.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import { cachedByBrowsers } from '#api/http/browser-cache.ts'
import { listStoreReviews } from './list-store-reviews.ts'
import {
  dismissReports,
  hideReview,
  listOperatorReviews,
  restoreReview,
} from './moderate-reviews.ts'
import { listPartnerReviews, replyToReview, reportForStore } from './partner-reviews.ts'
import { reportReview } from './report-review.ts'
import { readOrderReview, reviewOrder } from './review-order.ts'
import { stopReviewRequests } from './review-requests.ts'
const SECONDS_IN_BROWSERS = 5

export function reviewRoutes(serve: Serve, context: Context): void {
  serve(orderReviewCalls.reviewOrder, (asking) =>
    reviewOrder(context, asking.params.id, claimantOf(asking), asking.body),
  )
  serve(orderReviewCalls.getOrderReview, (asking) =>
    readOrderReview(context, asking.params.id, claimantOf(asking)),
  )
  serve(orderReviewCalls.stopReviewRequests, (asking) =>
    stopReviewRequests(context, asking.params.id, claimantOf(asking)),
  )
  serve(
    storeReviewCalls.listStoreReviews,
    cachedByBrowsers(SECONDS_IN_BROWSERS, ({ params, query }) =>
      listStoreReviews(context, params.slug, query),
    ),
  )
  serve(storeReviewCalls.reportReview, ({ params, asker, body }) =>
    reportReview(context, params.id, asker, body),
  )
  partnerReviewRoutes(serve, context)
  operatorReviewRoutes(serve, context)
}

function partnerReviewRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(partnerReviewCalls.listPartnerReviews, ({ params, query }) =>
    listPartnerReviews(context, params.storeId, query),
  )
  serve(partnerReviewCalls.replyToReview, (asking) =>
    replyToReview(context, asking.params.id, accountOf(asking), asking.body),
  )
  serve(partnerReviewCalls.reportPartnerReview, (asking) =>
    reportForStore(context, asking.params.id, accountOf(asking), asking.body),
  )
}

function operatorReviewRoutes(serve: Serve, context: Context): void {
  serve(operatorReviewCalls.listOperatorReviews, (asking) =>
    listOperatorReviews(context, asking.query),
  )
  serve(operatorReviewCalls.hideReview, (asking) =>
    hideReview(context, asking.params.id, accountOf(asking), asking.body),
  )
  serve(operatorReviewCalls.restoreReview, (asking) =>
    restoreReview(context, asking.params.id, accountOf(asking)),
  )
  serve(operatorReviewCalls.dismissReports, (asking) =>
    dismissReports(context, asking.params.id, accountOf(asking)),
  )
}
