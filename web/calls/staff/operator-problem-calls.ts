import type {
  getOperatorProblem,
  listOperatorProblems,
  rejectProblem,
  upholdProblem,
} from '#contract/problems/problem-calls.ts'
import type { changeProblemPolicy, getProblemPolicy } from '#contract/problems/problem-policy.ts'
import { api, ask, type Argument, type Result } from '#web/calls/api.ts'

type ListState = NonNullable<Argument<typeof listOperatorProblems>['query']>['state']

const askForProblems = ask<typeof listOperatorProblems>('GET', '/operator/problems')
const pageSize = 20

const operatorProblemApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOperatorProblems: build.infiniteQuery<
      Result<typeof listOperatorProblems>,
      { state: NonNullable<ListState> },
      string | null
    >({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg: { state }, pageParam }) =>
        askForProblems({
          query: { state, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        }),
      providesTags: ['OperatorProblems'],
    }),
    getOperatorProblem: build.query<
      Result<typeof getOperatorProblem>,
      Argument<typeof getOperatorProblem>
    >({
      query: ask<typeof getOperatorProblem>('GET', '/operator/problems/:reportId'),
      keepUnusedDataFor: 0,
    }),
    upholdProblem: build.mutation<Result<typeof upholdProblem>, Argument<typeof upholdProblem>>({
      query: ask<typeof upholdProblem>('POST', '/operator/problems/:reportId/uphold'),
      invalidatesTags: ['OperatorProblems'],
    }),
    rejectProblem: build.mutation<Result<typeof rejectProblem>, Argument<typeof rejectProblem>>({
      query: ask<typeof rejectProblem>('POST', '/operator/problems/:reportId/reject'),
      invalidatesTags: ['OperatorProblems'],
    }),
    getProblemPolicy: build.query<Result<typeof getProblemPolicy>, void>({
      query: () => ask<typeof getProblemPolicy>('GET', '/operator/problem-policy')({}),
      providesTags: ['ProblemPolicy'],
    }),
    changeProblemPolicy: build.mutation<
      Result<typeof changeProblemPolicy>,
      Argument<typeof changeProblemPolicy>
    >({
      query: ask<typeof changeProblemPolicy>('PUT', '/operator/problem-policy'),
      // Also after a refusal, which says that somebody else has changed it.
      invalidatesTags: (_policy, failure) =>
        failure && failure.code !== 'PROBLEM_POLICY_HAS_CHANGED' ? [] : ['ProblemPolicy'],
    }),
  }),
})

export const {
  useListOperatorProblemsInfiniteQuery,
  useGetOperatorProblemQuery,
  useUpholdProblemMutation,
  useRejectProblemMutation,
  useGetProblemPolicyQuery,
  useChangeProblemPolicyMutation,
} = operatorProblemApi
