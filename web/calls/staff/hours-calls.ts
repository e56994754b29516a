import { addStaffCalls } from './staff-api.ts'

const hoursApi = addStaffCalls(({ query, mutation }) => ({
  // The form has its own copy: another one would only be old.
  getStoreHours: query('getStoreHours', { keepUnusedDataFor: 0 }),
  changeStoreHours: mutation('changeStoreHours', { invalidatesTags: ['Readiness'] }),
}))

export const { useGetStoreHoursQuery, useChangeStoreHoursMutation } = hoursApi
