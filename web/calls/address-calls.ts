import { MAPS_CACHE_SECONDS } from '#contract/constants.ts'
import { defaultOf } from '#rules/account/default-choice.ts'
import { defaultAddressKnown, type AuthState } from '#web/state/auth.slice.ts'
import { startedStore } from '#web/state/started-store.ts'
import { addCalls, ofAccount, type Argument } from './api.ts'
import { unlessFailed } from './request/unless-failed.ts'

const keepUnusedDataFor = MAPS_CACHE_SECONDS

const addressApi = addCalls(({ query }) => ({
  suggestAddresses: query('suggestAddresses', { keepUnusedDataFor }),
  getPlace: query('getPlace', { keepUnusedDataFor }),
  getDistrict: query('getDistrict', { keepUnusedDataFor }),
}))

const { endpoints } = addressApi

/* Answers are cached. Failures are thrown as `ApiFailure`. */

export const fetchSuggestions = (input: Argument<'suggestAddresses'>) =>
  startedStore()
    .dispatch(endpoints.suggestAddresses.initiate(input, { subscribe: false }))
    .unwrap()

export const fetchPlace = (input: Argument<'getPlace'>) =>
  startedStore()
    .dispatch(endpoints.getPlace.initiate(input, { subscribe: false }))
    .unwrap()

export const fetchDistrict = (input: Argument<'getDistrict'>) =>
  startedStore()
    .dispatch(endpoints.getDistrict.initiate(input, { subscribe: false }))
    .unwrap()

export const savedAddressApi = addCalls(({ queryBy, mutation }) => ({
  /** Cached by account, so that no customer sees another customer's of this browser. */
  listSavedAddresses: queryBy('listSavedAddresses', ofAccount, {
    providesTags: ['SavedAddresses'],
    async onQueryStarted(accountId, { dispatch, getState, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      // The store is ours, so its state has the slice of the session.
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
