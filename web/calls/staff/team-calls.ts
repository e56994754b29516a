import { addStaffCalls } from './staff-api.ts'
import { unlessFailed } from '#web/calls/request/unless-failed.ts'
import { partnerActions } from '#web/state/partner.slice.ts'

const teamApi = addStaffCalls((calls) => ({
  listTeam: calls.query('listTeam', { providesTags: ['Team'] }),
  inviteColleague: calls.mutation('inviteColleague', { invalidatesTags: ['Team'] }),
  resendInvitation: calls.mutation('resendInvitation', { invalidatesTags: ['Team'] }),
  withdrawInvitation: calls.mutation('withdrawInvitation', { invalidatesTags: ['Team'] }),
  changeColleague: calls.mutation('changeColleague', { invalidatesTags: ['Team'] }),
  removeColleague: calls.mutation('removeColleague', { invalidatesTags: ['Team'] }),
  openInvitation: calls.mutation('openInvitation'),
  acceptInvitation: calls.mutation('acceptInvitation', {
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (answer) dispatch(partnerActions.signedIn({ ...answer.data, rememberMe: false }))
    },
  }),
  joinStore: calls.mutation('joinStore', {
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (answer) dispatch(partnerActions.fetched(answer.data))
    },
  }),
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
