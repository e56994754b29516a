import { addCalls } from './api.ts'
import { idempotencyKey, orderProof, type Attempted, type Shown } from './order-calls.ts'

interface About {
  params: { orderId: string }
}

const tagsOf = (_result: unknown, _failure: unknown, { params }: About) => [
  { type: 'OrderProblems' as const, id: params.orderId },
]

export const problemApi = addCalls(({ query, mutation }) => ({
  getOrderProblems: query('getOrderProblems', { headers: orderProof, providesTags: tagsOf }),
  reportProblem: mutation('reportProblem', {
    headers: (report: Shown & Attempted) => ({ ...orderProof(report), ...idempotencyKey(report) }),
    invalidatesTags: tagsOf,
  }),
  appealProblem: mutation('appealProblem', {
    headers: orderProof,
    // Also after a refusal, which means that somebody has answered.
    invalidatesTags: tagsOf,
  }),
}))

export const { useGetOrderProblemsQuery, useReportProblemMutation, useAppealProblemMutation } =
  problemApi
