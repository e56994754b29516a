import { unlessFailed } from '#web/calls/request/unless-failed.ts'
import { operatorActions } from '#web/state/operator.slice.ts'
import { addStaffCalls } from '../staff-api.ts'

const marketplaceApi = addStaffCalls(({ query, mutation }) => ({
  getSetup: query('getSetup', { keepUnusedDataFor: 0 }),
  setUpMarketplace: mutation('setUpMarketplace', {
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (answer) dispatch(operatorActions.signedIn({ ...answer.data, rememberMe: false }))
    },
  }),
  getMarketplaceSettings: query('getMarketplaceSettings', { keepUnusedDataFor: 0 }),
  changeMarketplaceSettings: mutation('changeMarketplaceSettings', {
    invalidatesTags: ['OpeningList'],
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const { upsertQueryData } = marketplaceApi.util
      await dispatch(upsertQueryData('getMarketplaceSettings', undefined, answer.data))
    },
  }),
  getLogo: query('getLogo', { keepUnusedDataFor: 0 }),
  removeLogo: mutation('removeLogo', {
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const { upsertQueryData } = marketplaceApi.util
      await dispatch(upsertQueryData('getLogo', undefined, answer.data))
    },
  }),
  listPlatformFees: query('listPlatformFees', { keepUnusedDataFor: 0 }),
  changePlatformFee: mutation('changePlatformFee', {
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const { upsertQueryData } = marketplaceApi.util
      await dispatch(upsertQueryData('listPlatformFees', undefined, answer.data))
    },
  }),
  listBagMinimums: query('listBagMinimums', { keepUnusedDataFor: 0 }),
  changeBagMinimum: mutation('changeBagMinimum', {
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const { upsertQueryData } = marketplaceApi.util
      await dispatch(upsertQueryData('listBagMinimums', undefined, answer.data))
    },
  }),
  getStoragePeriods: query('getStoragePeriods', { keepUnusedDataFor: 0 }),
  changeStoragePeriods: mutation('changeStoragePeriods', {
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const { upsertQueryData } = marketplaceApi.util
      await dispatch(upsertQueryData('getStoragePeriods', undefined, answer.data))
    },
  }),
  sendTestEmail: mutation('sendTestEmail', { invalidatesTags: ['OpeningList'] }),
  getOpeningList: query('getOpeningList', { providesTags: ['OpeningList'] }),
}))

export const {
  useGetSetupQuery,
  useSetUpMarketplaceMutation,
  useGetMarketplaceSettingsQuery,
  useChangeMarketplaceSettingsMutation,
  useGetLogoQuery,
  useRemoveLogoMutation,
  useListPlatformFeesQuery,
  useChangePlatformFeeMutation,
  useListBagMinimumsQuery,
  useChangeBagMinimumMutation,
  useGetStoragePeriodsQuery,
  useChangeStoragePeriodsMutation,
  useSendTestEmailMutation,
  useGetOpeningListQuery,
} = marketplaceApi
