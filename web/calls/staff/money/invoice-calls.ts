import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

const pageSize = 25

const invoiceApi = addStaffCalls(({ query, pagesBy, mutation }) => ({
  getBillingDetails: query('getBillingDetails', { providesTags: ['Billing'] }),
  changeBillingDetails: mutation('changeBillingDetails', {
    // Also after a refusal, which means that somebody else has changed them.
    invalidatesTags: ['Billing'],
  }),
  listInvoices: pagesBy('listInvoices', () => ({ query: { limit: pageSize } }), {
    providesTags: ['Invoices'],
  }),
  listMonthlyStatements: pagesBy('listMonthlyStatements', () => ({ query: { limit: pageSize } }), {
    providesTags: ['Invoices'],
  }),
  issueInvoices: mutation('issueInvoices', { invalidatesTags: ['Invoices'] }),
  creditInvoice: mutation('creditInvoice', { invalidatesTags: ['Invoices'] }),
  listStoreInvoices: pagesBy(
    'listStoreInvoices',
    ({ storeId }: { storeId: string }) => ({ params: { storeId }, query: { limit: pageSize } }),
    { keepUnusedDataFor: 0 },
  ),
  listStoreStatements: pagesBy(
    'listStoreStatements',
    ({ storeId }: { storeId: string }) => ({ params: { storeId }, query: { limit: pageSize } }),
    { keepUnusedDataFor: 0 },
  ),
}))

export const {
  useGetBillingDetailsQuery,
  useChangeBillingDetailsMutation,
  useListInvoicesInfiniteQuery,
  useListMonthlyStatementsInfiniteQuery,
  useIssueInvoicesMutation,
  useCreditInvoiceMutation,
  useListStoreInvoicesInfiniteQuery,
  useListStoreStatementsInfiniteQuery,
} = invoiceApi
