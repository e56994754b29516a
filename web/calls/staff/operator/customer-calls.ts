import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

const pageSize = 30

const customerApi = addStaffCalls(({ query, pagesBy, mutation }) => ({
  listCustomers: pagesBy('listCustomers', (search: string) => ({
    query: { limit: pageSize, ...(search && { search }) },
  })),
  getCustomer: query('getCustomer', { providesTags: ['OperatorCustomer'] }),
  suspendUser: mutation('suspendUser', { invalidatesTags: ['OperatorCustomer'] }),
  restoreUser: mutation('restoreUser', { invalidatesTags: ['OperatorCustomer'] }),
  resetCustomerPassword: mutation('resetCustomerPassword', {
    invalidatesTags: ['OperatorCustomer'],
  }),
  exportCustomer: query('exportCustomer'),
  eraseCustomer: mutation('eraseCustomer'),
}))

export const {
  useListCustomersInfiniteQuery,
  useGetCustomerQuery,
  useSuspendUserMutation,
  useRestoreUserMutation,
  useResetCustomerPasswordMutation,
  useLazyExportCustomerQuery,
  useEraseCustomerMutation,
} = customerApi
