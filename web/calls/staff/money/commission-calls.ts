import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

const pageSize = 25

const commissionApi = addStaffCalls(({ query, pagesBy, mutation }) => ({
  getCommission: query('getCommission', { providesTags: ['Commission'] }),
  listCommissionStores: pagesBy(
    'listCommissionStores',
    ({ search }: { search: string }) => ({ query: { search, limit: pageSize } }),
    { providesTags: ['Commission'] },
  ),
  setCommission: mutation('setCommission', { invalidatesTags: ['Commission'] }),
  removeCommission: mutation('removeCommission', { invalidatesTags: ['Commission'] }),
  getStoreCommission: query('getStoreCommission', { keepUnusedDataFor: 0 }),
}))

export const {
  useGetCommissionQuery,
  useListCommissionStoresInfiniteQuery,
  useSetCommissionMutation,
  useRemoveCommissionMutation,
  useGetStoreCommissionQuery,
} = commissionApi
