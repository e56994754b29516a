import type { Argument } from '#web/calls/api.ts'
import { addStaffCalls } from './staff-api.ts'

type ListState = NonNullable<Argument<'listOperatorProblems'>['query']>['state']

const pageSize = 20

const operatorProblemApi = addStaffCalls(({ query, pagesBy, mutation }) => ({
  listOperatorProblems: pagesBy(
    'listOperatorProblems',
    ({ state }: { state: NonNullable<ListState> }) => ({
      query: { state, limit: pageSize },
    }),
    { providesTags: ['OperatorProblems'] },
  ),
  getOperatorProblem: query('getOperatorProblem', { keepUnusedDataFor: 0 }),
  upholdProblem: mutation('upholdProblem', { invalidatesTags: ['OperatorProblems'] }),
  rejectProblem: mutation('rejectProblem', { invalidatesTags: ['OperatorProblems'] }),
  getProblemPolicy: query('getProblemPolicy', { providesTags: ['ProblemPolicy'] }),
  changeProblemPolicy: mutation('changeProblemPolicy', {
    // Also after a refusal, which means that somebody else has changed it.
    invalidatesTags: (_policy, failure) =>
      failure && failure.code !== 'PROBLEM_POLICY_HAS_CHANGED' ? [] : ['ProblemPolicy'],
  }),
}))

export const {
  useListOperatorProblemsInfiniteQuery,
  useGetOperatorProblemQuery,
  useUpholdProblemMutation,
  useRejectProblemMutation,
  useGetProblemPolicyQuery,
  useChangeProblemPolicyMutation,
} = operatorProblemApi
