import { addStaffCalls, onAnswer } from './staff-api.ts'
import { partnerActions } from '#web/state/partner.slice.ts'

const teamApi = addStaffCalls((calls) => ({
  listTeam: calls.query('listTeam', { providesTags: ['Team'] }),
  inviteColleague: calls.mutation('inviteColleague', { invalidatesTags: ['Team'] }),
  resendInvitation: calls.mutation('resendInvitation', { invalidatesTags: ['Team'] }),
  withdrawInvitation: calls.mutation('withdrawInvitation', { invalidatesTags: ['Team'] }),
  changeColleague: calls.mutation('changeColleague', { invalidatesTags: ['Team'] }),
  removeColleague: calls.mutation('removeColleague', { invalidatesTags: ['Team'] }),
  openInvitation: calls.mutation('openInvitation'),
  acceptInvitation: calls.mutation(
    'acceptInvitation',
    onAnswer((session, dispatch) => {
      dispatch(partnerActions.signedIn({ ...session, rememberMe: false }))
    }),
  ),
  joinStore: calls.mutation(
    'joinStore',
    onAnswer((user, dispatch) => {
      dispatch(partnerActions.fetched(user))
    }),
  ),
}))

export const {
  useListTeamQuery,
  useInviteColleagueMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
  useChangeColleagueMutation,
  useRemoveColleagueMutation,
  useOpenInvitationMutation,
  useAcceptInvitationMutation,
  useJoinStoreMutation,
} = teamApi
