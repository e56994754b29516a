import { IDEMPOTENCY_KEY_HEADER } from '#contract/constants.ts'
import type {
  appealProblem,
  getOrderProblems,
  reportProblem,
} from '#contract/problems/problem-calls.ts'
import { api, ask, type Argument, type Result } from './api.ts'
import { proofOf, type Attempted, type Shown } from './order-calls.ts'

const askForProblems = ask<typeof getOrderProblems>('GET', '/order/:orderId/problems')
const askToReport = ask<typeof reportProblem>('POST', '/order/:orderId/problems')
const askToAppeal = ask<typeof appealProblem>('POST', '/order/:orderId/problems/:reportId/appeal')

interface About {
  params: { orderId: string }
}

const tagsOf = (_result: unknown, _failure: unknown, { params }: About) => [
  { type: 'OrderProblems' as const, id: params.orderId },
]

export const problemApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderProblems: build.query<
      Result<typeof getOrderProblems>,
      Argument<typeof getOrderProblems> & Shown
    >({
      query: ({ orderToken, ...parts }) => ({
        ...askForProblems(parts),
        headers: proofOf(orderToken),
      }),
      providesTags: tagsOf,
    }),
    reportProblem: build.mutation<
      Result<typeof reportProblem>,
      Argument<typeof reportProblem> & Shown & Attempted
    >({
      query: ({ orderToken, key, ...parts }) => ({
        ...askToReport(parts),
        headers: { ...proofOf(orderToken), [IDEMPOTENCY_KEY_HEADER]: key },
      }),
      invalidatesTags: tagsOf,
    }),
    appealProblem: build.mutation<
      Result<typeof appealProblem>,
      Argument<typeof appealProblem> & Shown
    >({
      query: ({ orderToken, ...parts }) => ({
        ...askToAppeal(parts),
        headers: proofOf(orderToken),
      }),
      // Also after a refusal, which says that somebody has answered.
      invalidatesTags: tagsOf,
    }),
  }),
})

export const { useGetOrderProblemsQuery, useReportProblemMutation, useAppealProblemMutation } =
  problemApi
