import type { Argument } from '#web/calls/api.ts'
import { addStaffCalls } from './staff-api.ts'

type State = NonNullable<NonNullable<Argument<'listPartnerReviews'>['query']>['state']>

const partnerReviewApi = addStaffCalls(({ pagesBy, mutation }) => ({
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
