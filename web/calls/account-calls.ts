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
  /** Every other session of the account ends with it. */
  changePassword: mutation('changePassword', {
    invalidatesTags: (_, failure) => (failure ? [] : ['Sessions']),
  }),
  /** By whose they are, so that nobody is shown another customer's. */
  listSessions: queryBy('listSessions', ofAccount, { providesTags: ['Sessions'] }),
  endOtherSessions: mutation('endOtherSessions', { invalidatesTags: ['Sessions'] }),
  changeEmail: mutation('changeEmail'),
  /** Whoever is signed in here may have another address from then on. */
  confirmEmailChange: mutation('confirmEmailChange', {
    extras: { isPublic: true },
    invalidatesTags: (answer) => (answer?.unconfirmed === null ? ['User', 'Sessions'] : []),
  }),
  /** By whose it is, so that nobody is shown another customer's. */
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
  useExportPersonalDataQuery,
  useListSessionsQuery,
} = accountApi
