import { defaultOf } from '#rules/account/default-choice.ts'
import { defaultAddressKnown, type AuthState } from '#web/state/auth.slice.ts'
import { addCalls, ofAccount } from './api.ts'

export const savedAddressApi = addCalls(({ queryBy, mutation }) => ({
  /** By whose they are, so that nobody is shown what another customer of this browser keeps. */
  listSavedAddresses: queryBy('listSavedAddresses', ofAccount, {
    providesTags: ['SavedAddresses'],
    async onQueryStarted(accountId, { dispatch, getState, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => null)
      // The store is ours, so its state has the slice of who is signed in.
      const { auth } = getState() as unknown as { auth: AuthState }
      if (!answer || auth.user?.id !== accountId) return
      dispatch(defaultAddressKnown(defaultOf(answer.data.items)))
    },
  }),
  saveAddress: mutation('saveAddress', { invalidatesTags: ['SavedAddresses'] }),
  changeSavedAddress: mutation('changeSavedAddress', { invalidatesTags: ['SavedAddresses'] }),
  makeAddressDefault: mutation('makeAddressDefault', { invalidatesTags: ['SavedAddresses'] }),
  deleteSavedAddress: mutation('deleteSavedAddress', { invalidatesTags: ['SavedAddresses'] }),
}))

export const {
  useListSavedAddressesQuery,
  useSaveAddressMutation,
  useChangeSavedAddressMutation,
  useMakeAddressDefaultMutation,
  useDeleteSavedAddressMutation,
} = savedAddressApi
