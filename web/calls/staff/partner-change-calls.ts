import { addStaffCalls } from './staff-api.ts'

const partnerChangeApi = addStaffCalls(({ pagesBy }) => ({
  listStoreChanges: pagesBy('listStoreChanges', (storeId: string) => ({ params: { storeId } }), {
    // A log is read anew, whoever reads it.
    keepUnusedDataFor: 0,
  }),
}))

export const { useListStoreChangesInfiniteQuery } = partnerChangeApi
