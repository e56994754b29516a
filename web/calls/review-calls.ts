import type {
  getOrderReview,
  reviewOrder,
  stopReviewRequests,
} from '#contract/reviews/order-review.ts'
import type { ReviewSort } from '#contract/reviews/review.ts'
import type { listStoreReviews, reportReview } from '#contract/reviews/store-reviews.ts'
import { api, ask, type Argument, type Result } from './api.ts'
import { proofOf, type Shown } from './order-calls.ts'

const askForReviews = ask<typeof listStoreReviews>('GET', '/store/:slug/reviews', {
  isPublic: true,
})
const askForOwn = ask<typeof getOrderReview>('GET', '/order/:id/review')
const askToStop = ask<typeof stopReviewRequests>('POST', '/order/:id/review/stop')
const askToReview = ask<typeof reviewOrder>('POST', '/order/:id/review')

const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStoreReviews: build.infiniteQuery<
      Result<typeof listStoreReviews>,
      { slug: string; sort: ReviewSort },
      string | null
    >({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg: { slug, sort }, pageParam }) =>
        askForReviews({
          params: { slug },
          query: { sort, ...(pageParam !== null && { cursor: pageParam }) },
        }),
      keepUnusedDataFor: 5,
    }),
    reportReview: build.mutation<Result<typeof reportReview>, Argument<typeof reportReview>>({
      query: ask<typeof reportReview>('POST', '/review/:id/report'),
    }),
    getOrderReview: build.query<
      Result<typeof getOrderReview>,
      Argument<typeof getOrderReview> & Shown
    >({
      query: ({ orderToken, ...parts }) => ({ ...askForOwn(parts), headers: proofOf(orderToken) }),
      providesTags: (_review, _failure, { params }) => [{ type: 'OrderReview', id: params.id }],
    }),
    reviewOrder: build.mutation<Result<typeof reviewOrder>, Argument<typeof reviewOrder> & Shown>({
      query: ({ orderToken, ...parts }) => ({
        ...askToReview(parts),
        headers: proofOf(orderToken),
      }),
      // Also after a refusal, which may say that there is one already.
      invalidatesTags: (_review, _failure, { params }) => [{ type: 'OrderReview', id: params.id }],
    }),
    stopReviewRequests: build.mutation<
      Result<typeof stopReviewRequests>,
      Argument<typeof stopReviewRequests> & Shown
    >({
      query: ({ orderToken, ...parts }) => ({ ...askToStop(parts), headers: proofOf(orderToken) }),
    }),
  }),
})

export const {
  useListStoreReviewsInfiniteQuery,
  useReportReviewMutation,
  useGetOrderReviewQuery,
  useReviewOrderMutation,
  useStopReviewRequestsMutation,
} = reviewApi
