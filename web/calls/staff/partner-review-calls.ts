import { addCalls } from '#web/calls/api.ts'
import type { Argument } from '#web/calls/request/request.ts'

type State = NonNullable<NonNullable<Argument<'listPartnerReviews'>['query']>['state']>

const partnerReviewApi = addCalls(({ pagesBy, mutation }) => ({
  listPartnerReviews: pagesBy(
    'listPartnerReviews',
    ({ storeId, state }: { storeId: string; state: State }) => ({
      params: { storeId },
      query: { state },
    }),
    { providesTags: ['PartnerReviews'] },
  ),
  replyToReview: mutation('replyToReview', { invalidatesTags: ['PartnerReviews'] }),
  reportPartnerReview: mutation('reportPartnerReview', { invalidatesTags: ['PartnerReviews'] }),
}))

export const {
  useListPartnerReviewsInfiniteQuery,
  useReplyToReviewMutation,
  useReportPartnerReviewMutation,
} = partnerReviewApi
