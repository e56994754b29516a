import { addStaffCalls } from './staff-api.ts'

const changes = { invalidatesTags: ['Printers'] } as const

const printerApi = addStaffCalls((calls) => ({
  listPrinters: calls.query('listPrinters', { providesTags: ['Printers'] }),
  addPrinter: calls.mutation('addPrinter', changes),
  changePrinter: calls.mutation('changePrinter', changes),
  replacePrinterSecret: calls.mutation('replacePrinterSecret', changes),
  testPrinter: calls.mutation('testPrinter', changes),
  removePrinter: calls.mutation('removePrinter', changes),
  reprintOrder: calls.mutation('reprintOrder', changes),
}))

export const {
  useListPrintersQuery,
  useAddPrinterMutation,
  useChangePrinterMutation,
  useReplacePrinterSecretMutation,
  useTestPrinterMutation,
  useRemovePrinterMutation,
  useReprintOrderMutation,
} = printerApi
