import { unlessFailed } from '#web/calls/request/unless-failed.ts'
import { cacheStore } from './partner-calls.ts'
import { addStaffCalls } from './staff-api.ts'

const settingsApi = addStaffCalls(({ query, mutation }) => ({
  // The forms have their own copies: another one would only be old.
  getStoreSettings: query('getStoreSettings', { keepUnusedDataFor: 0 }),
  saveStoreSettings: mutation('saveStoreSettings', {
    /** The answer is all of them, as they are now. */
    async onQueryStarted({ params: { storeId } }, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const { upsertQueryData } = settingsApi.util
      await dispatch(upsertQueryData('getStoreSettings', { params: { storeId } }, answer.data))
    },
  }),
  findEstablishments: query('findEstablishments', { keepUnusedDataFor: 0 }),
  linkEstablishment: mutation('linkEstablishment', cacheStore),
}))

export const {
  useGetStoreSettingsQuery,
  useSaveStoreSettingsMutation,
  useLazyFindEstablishmentsQuery,
  useLinkEstablishmentMutation,
} = settingsApi
