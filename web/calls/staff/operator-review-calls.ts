import type { Argument } from '#web/calls/api.ts'
import { addStaffCalls } from './staff-api.ts'

export type ModeratedState = NonNullable<
  NonNullable<Argument<'listOperatorReviews'>['query']>['state']
>

const operatorReviewApi = addStaffCalls(({ pagesBy, mutation }) => ({
  listOperatorReviews: pagesBy(
    'listOperatorReviews',
    ({ state }: { state: ModeratedState }) => ({ query: { state } }),
    { providesTags: ['OperatorReviews'] },
  ),
  hideReview: mutation('hideReview', {
    // Also after a refusal, which means that somebody else was first.
    invalidatesTags: ['OperatorReviews'],
  }),
  restoreReview: mutation('restoreReview', { invalidatesTags: ['OperatorReviews'] }),
  dismissReports: mutation('dismissReports', { invalidatesTags: ['OperatorReviews'] }),
}))

export const {
  useListOperatorReviewsInfiniteQuery,
  useHideReviewMutation,
  useRestoreReviewMutation,
  useDismissReportsMutation,
} = operatorReviewApi
