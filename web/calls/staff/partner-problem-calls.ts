import type { Argument } from '#web/calls/api.ts'
import { addStaffCalls } from './staff-api.ts'

type ListState = NonNullable<Argument<'listPartnerProblems'>['query']>['state']

interface StoreProblems {
  storeId: string
  state: NonNullable<ListState>
}

const pageSize = 20
const oneOfStore = (storeId: string) => ({ params: { storeId }, query: { limit: 1 } })

const partnerProblemApi = addStaffCalls(({ query, queryBy, pagesBy, mutation }) => ({
  listPartnerProblems: pagesBy(
    'listPartnerProblems',
    ({ storeId, state }: StoreProblems) => ({
      params: { storeId },
      query: { state, limit: pageSize },
    }),
    { providesTags: ['PartnerProblems'] },
  ),
  /** The number of reports that wait for a store's answer. */
  countPartnerProblems: queryBy('listPartnerProblems', oneOfStore, {
    providesTags: ['PartnerProblems'],
  }),
  getPartnerProblem: query('getPartnerProblem', {
    // Amounts of money are never shown from a stale cache.
    keepUnusedDataFor: 0,
  }),
  refundProblem: mutation('refundProblem', {
    invalidatesTags: ['PartnerProblems', 'PartnerOrders'],
  }),
  declineProblem: mutation('declineProblem', { invalidatesTags: ['PartnerProblems'] }),
}))

export const {
  useListPartnerProblemsInfiniteQuery,
  useCountPartnerProblemsQuery,
  useGetPartnerProblemQuery,
  useRefundProblemMutation,
  useDeclineProblemMutation,
} = partnerProblemApi
