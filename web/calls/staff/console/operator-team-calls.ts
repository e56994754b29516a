import { ofAccount } from '#web/calls/api.ts'
import { operatorSession } from '#web/calls/request/base-query.ts'
import { operatorActions } from '#web/state/operator.slice.ts'
import { addStaffCalls, onAnswer } from '../staff-api.ts'

const operatorTeamApi = addStaffCalls((calls) => ({
  listOperators: calls.query('listOperators', { providesTags: ['Operators'] }),
  inviteOperator: calls.mutation('inviteOperator', { invalidatesTags: ['Operators'] }),
  resendOperatorInvitation: calls.mutation('resendOperatorInvitation', {
    invalidatesTags: ['Operators'],
  }),
  withdrawOperatorInvitation: calls.mutation('withdrawOperatorInvitation', {
    invalidatesTags: ['Operators'],
  }),
  changeOperator: calls.mutation('changeOperator', { invalidatesTags: ['Operators'] }),
  removeOperator: calls.mutation('removeOperator', { invalidatesTags: ['Operators'] }),
  openOperatorInvitation: calls.mutation('openOperatorInvitation'),
  acceptOperatorInvitation: calls.mutation(
    'acceptOperatorInvitation',
    onAnswer((session, dispatch) => {
      dispatch(operatorActions.signedIn({ ...session, rememberMe: false }))
    }),
  ),
  /** Cached by account, so that nobody sees another's of this browser. */
  listOperatorSessions: calls.queryBy('listSessions', ofAccount, {
    extras: { session: operatorSession },
    providesTags: ['OperatorSessions'],
  }),
  endOtherOperatorSessions: calls.mutation('endOtherSessions', {
    extras: { session: operatorSession },
    invalidatesTags: ['OperatorSessions'],
  }),
  endOperatorSession: calls.mutation('endSession', {
    extras: { session: operatorSession },
    invalidatesTags: ['OperatorSessions'],
  }),
}))

export const {
  useListOperatorsQuery,
  useInviteOperatorMutation,
  useResendOperatorInvitationMutation,
  useWithdrawOperatorInvitationMutation,
  useChangeOperatorMutation,
  useRemoveOperatorMutation,
  useOpenOperatorInvitationMutation,
  useAcceptOperatorInvitationMutation,
  useListOperatorSessionsQuery,
  useEndOtherOperatorSessionsMutation,
  useEndOperatorSessionMutation,
} = operatorTeamApi
