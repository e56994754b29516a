import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

/** Also after a refusal, which means that somebody else was first. */
const changing = { invalidatesTags: ['Now'] } as const

const nowApi = addStaffCalls(({ query, mutation }) => ({
  getNow: query('getNow', {
    providesTags: ['Now', 'Discrepancies', 'OperatorOrder', 'OperatorProblems', 'Restaurants'],
  }),
  retryJobs: mutation('retryJobs', changing),
  clearErrors: mutation('clearErrors', changing),
  acknowledgeMissedOrders: mutation('acknowledgeMissedOrders', changing),
}))

export const {
  useGetNowQuery,
  useRetryJobsMutation,
  useClearErrorsMutation,
  useAcknowledgeMissedOrdersMutation,
} = nowApi
