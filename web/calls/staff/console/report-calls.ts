import { addStaffCalls } from '../staff-api.ts'

const reportApi = addStaffCalls(({ query }) => ({
  // Amounts of money are never shown from a stale cache.
  getReport: query('getReport', { keepUnusedDataFor: 0 }),
  getRetention: query('getRetention', { keepUnusedDataFor: 0 }),
  listReportAreas: query('listReportAreas'),
}))

export const { useGetReportQuery, useGetRetentionQuery, useListReportAreasQuery } = reportApi
