import type {
  dismissReports,
  hideReview,
  listOperatorReviews,
  restoreReview,
} from '#contract/reviews/operator-reviews.ts'
import { api, ask, type Argument, type Result } from '#web/calls/api.ts'

const askForReviews = ask<typeof listOperatorReviews>('GET', '/operator/reviews')

export type ModeratedState = NonNullable<
  NonNullable<Argument<typeof listOperatorReviews>['query']>['state']
>

const operatorReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOperatorReviews: build.infiniteQuery<
      Result<typeof listOperatorReviews>,
      { state: ModeratedState },
      string | null
    >({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg: { state }, pageParam }) =>
        askForReviews({ query: { state, ...(pageParam !== null && { cursor: pageParam }) } }),
      providesTags: ['OperatorReviews'],
    }),
    hideReview: build.mutation<Result<typeof hideReview>, Argument<typeof hideReview>>({
      query: ask<typeof hideReview>('POST', '/operator/reviews/:id/hide'),
      // Also after a refusal, which says that somebody else was first.
      invalidatesTags: ['OperatorReviews'],
    }),
    restoreReview: build.mutation<Result<typeof restoreReview>, Argument<typeof restoreReview>>({
      query: ask<typeof restoreReview>('POST', '/operator/reviews/:id/restore'),
      invalidatesTags: ['OperatorReviews'],
    }),
    dismissReports: build.mutation<Result<typeof dismissReports>, Argument<typeof dismissReports>>({
      query: ask<typeof dismissReports>('POST', '/operator/reviews/:id/dismiss'),
      invalidatesTags: ['OperatorReviews'],
    }),
  }),
})

export const {
  useListOperatorReviewsInfiniteQuery,
  useHideReviewMutation,
  useRestoreReviewMutation,
  useDismissReportsMutation,
} = operatorReviewApi
