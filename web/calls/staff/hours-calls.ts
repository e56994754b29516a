import { addCalls } from '#web/calls/api.ts'

const hoursApi = addCalls(({ query, mutation }) => ({
  // The form has its own copy: another one would only be old.
  getStoreHours: query('getStoreHours', { keepUnusedDataFor: 0 }),
  changeStoreHours: mutation('changeStoreHours'),
}))

export const { useGetStoreHoursQuery, useChangeStoreHoursMutation } = hoursApi
