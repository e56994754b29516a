import { userFetched } from '#web/state/auth.slice.ts'
import { addCalls, ofAccount } from './api.ts'
import { unlessFailed } from './request/unless-failed.ts'

const accountApi = addCalls(({ queryBy, mutation }) => ({
  changeUser: mutation('changeUser', {
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (answer) dispatch(userFetched(answer.data))
    },
  }),
  /** Ends every other session of the account. */
  changePassword: mutation('changePassword', {
    invalidatesTags: (_, failure) => (failure ? [] : ['Sessions']),
  }),
  /** Cached by account, so that no customer sees another's. */
  listSessions: queryBy('listSessions', ofAccount, { providesTags: ['Sessions'] }),
  endOtherSessions: mutation('endOtherSessions', { invalidatesTags: ['Sessions'] }),
  endSession: mutation('endSession', { invalidatesTags: ['Sessions'] }),
  changeEmail: mutation('changeEmail'),
  /** May change the email address of the signed-in account. */
  confirmEmailChange: mutation('confirmEmailChange', {
    extras: { isPublic: true },
    invalidatesTags: (answer) => (answer?.unconfirmed === null ? ['User', 'Sessions'] : []),
  }),
  /** Cached by account, so that no customer sees another's. */
  exportPersonalData: queryBy('exportPersonalData', ofAccount, { keepUnusedDataFor: 0 }),
  deleteAccount: mutation('deleteAccount', { extras: { showsProgress: true } }),
}))

export const {
  useChangeEmailMutation,
  useChangePasswordMutation,
  useChangeUserMutation,
  useConfirmEmailChangeMutation,
  useDeleteAccountMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useExportPersonalDataQuery,
  useListSessionsQuery,
} = accountApi
