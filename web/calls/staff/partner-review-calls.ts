import type {
  listPartnerReviews,
  replyToReview,
  reportPartnerReview,
} from '#contract/reviews/partner-reviews.ts'
import { api, ask, type Argument, type Result } from '#web/calls/api.ts'

const askForReviews = ask<typeof listPartnerReviews>('GET', '/partner/stores/:storeId/reviews')

type State = NonNullable<NonNullable<Argument<typeof listPartnerReviews>['query']>['state']>

const partnerReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPartnerReviews: build.infiniteQuery<
      Result<typeof listPartnerReviews>,
      { storeId: string; state: State },
      string | null
    >({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg: { storeId, state }, pageParam }) =>
        askForReviews({
          params: { storeId },
          query: { state, ...(pageParam !== null && { cursor: pageParam }) },
        }),
      providesTags: ['PartnerReviews'],
    }),
    replyToReview: build.mutation<Result<typeof replyToReview>, Argument<typeof replyToReview>>({
      query: ask<typeof replyToReview>('PUT', '/partner/reviews/:id/reply'),
      invalidatesTags: ['PartnerReviews'],
    }),
    reportPartnerReview: build.mutation<
      Result<typeof reportPartnerReview>,
      Argument<typeof reportPartnerReview>
    >({
      query: ask<typeof reportPartnerReview>('POST', '/partner/reviews/:id/report'),
      invalidatesTags: ['PartnerReviews'],
    }),
  }),
})

export const {
  useListPartnerReviewsInfiniteQuery,
  useReplyToReviewMutation,
  useReportPartnerReviewMutation,
} = partnerReviewApi
