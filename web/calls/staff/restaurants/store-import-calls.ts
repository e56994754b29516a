import { addStaffCalls } from '../staff-api.ts'

const storeImportApi = addStaffCalls(({ query }) => ({
  listStoreImports: query('listStoreImports', { keepUnusedDataFor: 0 }),
}))

export const { useListStoreImportsQuery } = storeImportApi
