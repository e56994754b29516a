import type {
  listFindings,
  reconcilePayments,
  resolveFinding,
} from '#contract/payments/operator-payments.ts'
import type { getOperatorOrder, refundOperatorOrder } from '#contract/payments/refunds.ts'
import { operatorActions } from '#web/state/operator.slice.ts'
import { api, ask, type Argument, type Build, type Result } from '#web/calls/api.ts'
import { operatorSession } from '#web/calls/request/sessions.ts'
import { staffSessionCalls } from './staff-session-calls.ts'

const askToRefund = ask<typeof refundOperatorOrder>('POST', '/operator/orders/:orderId/refund')
const askForFindings = ask<typeof listFindings>('GET', '/operator/payments/findings')
const pageSize = 50

/** Asked again by the same key, nothing is given back again. */
type RefundAsked = Argument<typeof refundOperatorOrder> & { idempotencyKey: string }

type FindingState = NonNullable<Argument<typeof listFindings>['query']>['state']

const operatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...sessionCalls(build),
    listFindings: build.infiniteQuery<
      Result<typeof listFindings>,
      { state: NonNullable<FindingState> },
      string | null
    >({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg: { state }, pageParam }) =>
        askForFindings({
          query: { state, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        }),
      providesTags: ['Findings'],
    }),
    resolveFinding: build.mutation<Result<typeof resolveFinding>, Argument<typeof resolveFinding>>({
      query: ask<typeof resolveFinding>('POST', '/operator/payments/findings/:id/resolve'),
      invalidatesTags: ['Findings'],
    }),
    reconcilePayments: build.mutation<Result<typeof reconcilePayments>, void>({
      query: () => ask<typeof reconcilePayments>('POST', '/operator/payments/reconcile')({}),
      invalidatesTags: ['Findings'],
    }),
    getOperatorOrder: build.query<
      Result<typeof getOperatorOrder>,
      Argument<typeof getOperatorOrder>
    >({
      query: ask<typeof getOperatorOrder>('GET', '/operator/orders/:orderId'),
    }),
    refundOperatorOrder: build.mutation<Result<typeof refundOperatorOrder>, RefundAsked>({
      query: ({ idempotencyKey, ...parts }) => ({
        ...askToRefund(parts),
        headers: { 'idempotency-key': idempotencyKey },
      }),
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        const entry = {
          endpointName: 'getOperatorOrder',
          arg: { params },
          value: answer.data,
        } as const
        dispatch(operatorApi.util.upsertQueryEntries([entry]))
      },
    }),
  }),
})

function sessionCalls(build: Build) {
  const about = { session: operatorSession, actions: operatorActions } as const
  const calls = staffSessionCalls(build, { ...about, logInPath: '/operator/auth/login' })
  return { logInOperator: calls.logIn, getOperator: calls.getUser, logOutOperator: calls.logOut }
}

export const {
  useLogInOperatorMutation,
  useGetOperatorQuery,
  useLogOutOperatorMutation,
  useListFindingsInfiniteQuery,
  useResolveFindingMutation,
  useReconcilePaymentsMutation,
  useGetOperatorOrderQuery,
  useRefundOperatorOrderMutation,
} = operatorApi
