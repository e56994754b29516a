import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

const pageSize = 25

/** Also after a refusal, which means that somebody else has changed something. */
const changesPayouts = { invalidatesTags: ['Payouts' as const] }
const ofPayouts = { providesTags: ['Payouts' as const] }

const payoutApi = addStaffCalls(({ query, pagesBy, mutation }) => ({
  listPayoutRuns: pagesBy('listPayoutRuns', () => ({ query: { limit: pageSize } }), ofPayouts),
  getPayoutRun: query('getPayoutRun', ofPayouts),
  listPayouts: pagesBy(
    'listPayouts',
    ({ id }: { id: string }) => ({ params: { id }, query: { limit: pageSize } }),
    ofPayouts,
  ),
  listPayoutHolds: pagesBy(
    'listPayoutHolds',
    ({ id }: { id: string }) => ({ params: { id }, query: { limit: pageSize } }),
    ofPayouts,
  ),
  listPayoutAccounts: pagesBy(
    'listPayoutAccounts',
    () => ({ query: { limit: pageSize } }),
    ofPayouts,
  ),
  makePayoutRun: mutation('makePayoutRun', changesPayouts),
  approvePayoutRun: mutation('approvePayoutRun', changesPayouts),
  exportPayoutRun: mutation('exportPayoutRun', changesPayouts),
  markPayoutRunPaid: mutation('markPayoutRunPaid', changesPayouts),
  discardPayoutRun: mutation('discardPayoutRun', changesPayouts),
  removePayout: mutation('removePayout', changesPayouts),
  returnPayout: mutation('returnPayout', changesPayouts),
  checkPayoutAccount: mutation('checkPayoutAccount', changesPayouts),
  getStorePayments: query('getStorePayments', ofPayouts),
  changeStorePayments: mutation('changeStorePayments', changesPayouts),
  // Never shown from a stale cache: whoever comes back from Stripe waits for it.
  getStoreAccount: query('getStoreAccount', { keepUnusedDataFor: 0 }),
  beginStoreAccount: mutation('beginStoreAccount'),
  listStorePayouts: pagesBy(
    'listStorePayouts',
    ({ storeId }: { storeId: string }) => ({ params: { storeId }, query: { limit: pageSize } }),
    { keepUnusedDataFor: 0 },
  ),
}))

export const {
  useGetStorePaymentsQuery,
  useChangeStorePaymentsMutation,
  useGetStoreAccountQuery,
  useBeginStoreAccountMutation,
  useListPayoutRunsInfiniteQuery,
  useGetPayoutRunQuery,
  useListPayoutsInfiniteQuery,
  useListPayoutHoldsInfiniteQuery,
  useListPayoutAccountsInfiniteQuery,
  useMakePayoutRunMutation,
  useApprovePayoutRunMutation,
  useExportPayoutRunMutation,
  useMarkPayoutRunPaidMutation,
  useDiscardPayoutRunMutation,
  useRemovePayoutMutation,
  useReturnPayoutMutation,
  useCheckPayoutAccountMutation,
  useListStorePayoutsInfiniteQuery,
} = payoutApi
