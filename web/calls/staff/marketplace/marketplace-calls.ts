import { operatorActions } from '#web/state/operator.slice.ts'
import { addStaffCalls, onAnswer } from '../staff-api.ts'

const marketplaceApi = addStaffCalls(({ query, mutation }) => ({
  getSetup: query('getSetup', { keepUnusedDataFor: 0 }),
  setUpMarketplace: mutation(
    'setUpMarketplace',
    onAnswer((session, dispatch) => {
      dispatch(operatorActions.signedIn({ ...session, rememberMe: false }))
    }),
  ),
  getMarketplaceSettings: query('getMarketplaceSettings', { keepUnusedDataFor: 0 }),
  changeMarketplaceSettings: mutation('changeMarketplaceSettings', {
    invalidatesTags: ['OpeningList'],
    ...onAnswer((answer, dispatch) => {
      void dispatch(
        marketplaceApi.util.upsertQueryData('getMarketplaceSettings', undefined, answer),
      )
    }),
  }),
  getLogo: query('getLogo', { keepUnusedDataFor: 0 }),
  removeLogo: mutation(
    'removeLogo',
    onAnswer((answer, dispatch) => {
      void dispatch(marketplaceApi.util.upsertQueryData('getLogo', undefined, answer))
    }),
  ),
  listPlatformFees: query('listPlatformFees', { keepUnusedDataFor: 0 }),
  changePlatformFee: mutation(
    'changePlatformFee',
    onAnswer((answer, dispatch) => {
      void dispatch(marketplaceApi.util.upsertQueryData('listPlatformFees', undefined, answer))
    }),
  ),
  listBagMinimums: query('listBagMinimums', { keepUnusedDataFor: 0 }),
  changeBagMinimum: mutation(
    'changeBagMinimum',
    onAnswer((answer, dispatch) => {
      void dispatch(marketplaceApi.util.upsertQueryData('listBagMinimums', undefined, answer))
    }),
  ),
  getStoragePeriods: query('getStoragePeriods', { keepUnusedDataFor: 0 }),
  changeStoragePeriods: mutation(
    'changeStoragePeriods',
    onAnswer((answer, dispatch) => {
      void dispatch(marketplaceApi.util.upsertQueryData('getStoragePeriods', undefined, answer))
    }),
  ),
  sendTestEmail: mutation('sendTestEmail', { invalidatesTags: ['OpeningList'] }),
  getOpeningList: query('getOpeningList', { providesTags: ['OpeningList'] }),
  getRefundLimit: query('getRefundLimit', { keepUnusedDataFor: 0 }),
  changeRefundLimit: mutation(
    'changeRefundLimit',
    onAnswer((answer, dispatch) => {
      void dispatch(marketplaceApi.util.upsertQueryData('getRefundLimit', undefined, answer))
    }),
  ),
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
  useGetRefundLimitQuery,
  useChangeRefundLimitMutation,
} = marketplaceApi
