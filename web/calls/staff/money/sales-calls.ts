import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

const salesApi = addStaffCalls(({ query }) => ({
  // Amounts of money are never shown from a stale cache.
  getSales: query('getSales', { keepUnusedDataFor: 0 }),
}))

export const { useGetSalesQuery } = salesApi
