import type { ReviewSort } from '#contract/reviews/review.ts'
import { addCalls } from './api.ts'
import { orderProof } from './order-calls.ts'

const reviewApi = addCalls(({ query, pagesBy, mutation }) => ({
  listStoreReviews: pagesBy(
    'listStoreReviews',
    ({ slug, sort }: { slug: string; sort: ReviewSort }) => ({
      params: { slug },
      query: { sort },
    }),
    { extras: { isPublic: true }, keepUnusedDataFor: 5 },
  ),
  reportReview: mutation('reportReview'),
  getOrderReview: query('getOrderReview', {
    headers: orderProof,
    providesTags: (_review, _failure, { params }) => [{ type: 'OrderReview', id: params.id }],
  }),
  reviewOrder: mutation('reviewOrder', {
    headers: orderProof,
    // Also after a refusal, which may mean that there is one already.
    invalidatesTags: (_review, _failure, { params }) => [{ type: 'OrderReview', id: params.id }],
  }),
  stopReviewRequests: mutation('stopReviewRequests', { headers: orderProof }),
}))

export const {
  useListStoreReviewsInfiniteQuery,
  useReportReviewMutation,
  useGetOrderReviewQuery,
  useReviewOrderMutation,
  useStopReviewRequestsMutation,
} = reviewApi
