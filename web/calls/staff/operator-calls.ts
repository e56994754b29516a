import { operatorActions } from '#web/state/operator.slice.ts'
import type { Argument } from '#web/calls/api.ts'
import { addStaffCalls, type StaffCallEndpoints } from './staff-api.ts'
import { operatorSession } from '#web/calls/request/base-query.ts'
import { staffSessionCalls } from './staff-session-calls.ts'

const pageSize = 50

type DiscrepancyState = NonNullable<Argument<'listDiscrepancies'>['query']>['state']

export const operatorApi = addStaffCalls((calls) => ({
  ...sessionCalls(calls),
  listDiscrepancies: calls.pagesBy(
    'listDiscrepancies',
    ({ state }: { state: NonNullable<DiscrepancyState> }) => ({
      query: { state, limit: pageSize },
    }),
    { providesTags: ['Discrepancies'] },
  ),
  resolveDiscrepancy: calls.mutation('resolveDiscrepancy', { invalidatesTags: ['Discrepancies'] }),
  reconcilePayments: calls.mutation('reconcilePayments', { invalidatesTags: ['Discrepancies'] }),
}))

function sessionCalls(calls: StaffCallEndpoints) {
  const { logIn, getUser, logOut } = staffSessionCalls(calls, 'logInOperator', {
    session: operatorSession,
    actions: operatorActions,
  })
  return { logInOperator: logIn, getOperator: getUser, logOutOperator: logOut }
}

export const {
  useLogInOperatorMutation,
  useGetOperatorQuery,
  useLogOutOperatorMutation,
  useListDiscrepanciesInfiniteQuery,
  useResolveDiscrepancyMutation,
  useReconcilePaymentsMutation,
} = operatorApi
