import type {
  changeSavedAddress,
  deleteSavedAddress,
  listSavedAddresses,
  makeAddressDefault,
  saveAddress,
} from '#contract/address.ts'
import { defaultOf } from '#rules/account/default-choice.ts'
import { type AuthState, defaultAddressKnown } from '#web/state/auth.slice.ts'
import { api, type Argument, ask, type Result } from './api.ts'

export const savedAddressApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By whose they are, so that nobody is shown what another customer of this browser keeps. */
    listSavedAddresses: build.query<Result<typeof listSavedAddresses>, string>({
      query: () => ask<typeof listSavedAddresses>('GET', '/address')({}),
      providesTags: ['SavedAddresses'],
      async onQueryStarted(accountId, { dispatch, getState, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        // The store is ours, so its state has the slice of who is signed in.
        const { auth } = getState() as unknown as { auth: AuthState }
        if (!answer || auth.user?.id !== accountId) return
        dispatch(defaultAddressKnown(defaultOf(answer.data.items)))
      },
    }),
    saveAddress: build.mutation<Result<typeof saveAddress>, Argument<typeof saveAddress>>({
      query: ask<typeof saveAddress>('POST', '/address'),
      invalidatesTags: ['SavedAddresses'],
    }),
    changeSavedAddress: build.mutation<
      Result<typeof changeSavedAddress>,
      Argument<typeof changeSavedAddress>
    >({
      query: ask<typeof changeSavedAddress>('PUT', '/address/:id'),
      invalidatesTags: ['SavedAddresses'],
    }),
    makeAddressDefault: build.mutation<
      Result<typeof makeAddressDefault>,
      Argument<typeof makeAddressDefault>
    >({
      query: ask<typeof makeAddressDefault>('PUT', '/address/:id/default'),
      invalidatesTags: ['SavedAddresses'],
    }),
    deleteSavedAddress: build.mutation<
      Result<typeof deleteSavedAddress>,
      Argument<typeof deleteSavedAddress>
    >({
      query: ask<typeof deleteSavedAddress>('DELETE', '/address/:id'),
      invalidatesTags: ['SavedAddresses'],
    }),
  }),
})

export const {
  useListSavedAddressesQuery,
  useSaveAddressMutation,
  useChangeSavedAddressMutation,
  useMakeAddressDefaultMutation,
  useDeleteSavedAddressMutation,
} = savedAddressApi
