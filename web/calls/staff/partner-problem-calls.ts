import type {
  declineProblem,
  getPartnerProblem,
  listPartnerProblems,
  refundProblem,
} from '#contract/problems/problem-calls.ts'
import { api, ask, type Argument, type Result } from '#web/calls/api.ts'

type ListState = NonNullable<Argument<typeof listPartnerProblems>['query']>['state']

const askForProblems = ask<typeof listPartnerProblems>('GET', '/partner/stores/:storeId/problems')
const pageSize = 20

const partnerProblemApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPartnerProblems: build.infiniteQuery<
      Result<typeof listPartnerProblems>,
      { storeId: string; state: NonNullable<ListState> },
      string | null
    >({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg: { storeId, state }, pageParam }) =>
        askForProblems({
          params: { storeId },
          query: { state, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        }),
      providesTags: ['PartnerProblems'],
    }),
    /** How many reports of a store wait for its answer. */
    countPartnerProblems: build.query<Result<typeof listPartnerProblems>, string>({
      query: (storeId) => askForProblems({ params: { storeId }, query: { limit: 1 } }),
      providesTags: ['PartnerProblems'],
    }),
    getPartnerProblem: build.query<
      Result<typeof getPartnerProblem>,
      Argument<typeof getPartnerProblem>
    >({
      query: ask<typeof getPartnerProblem>('GET', '/partner/problems/:reportId'),
      // Of money, what was true a minute ago is not shown again.
      keepUnusedDataFor: 0,
    }),
    refundProblem: build.mutation<Result<typeof refundProblem>, Argument<typeof refundProblem>>({
      query: ask<typeof refundProblem>('POST', '/partner/problems/:reportId/refund'),
      invalidatesTags: ['PartnerProblems', 'PartnerOrders'],
    }),
    declineProblem: build.mutation<Result<typeof declineProblem>, Argument<typeof declineProblem>>({
      query: ask<typeof declineProblem>('POST', '/partner/problems/:reportId/decline'),
      invalidatesTags: ['PartnerProblems'],
    }),
  }),
})

export const {
  useListPartnerProblemsInfiniteQuery,
  useCountPartnerProblemsQuery,
  useGetPartnerProblemQuery,
  useRefundProblemMutation,
  useDeclineProblemMutation,
} = partnerProblemApi
