import { z } from 'zod'
import { call } from '#contract/call.ts'
import { id } from '#contract/fields.ts'

export const getReceipt = call({
  id: 'getReceipt',
  method: 'GET',
  path: '/order/:orderId/receipt.pdf',
  summary:
    'The receipt of an order that is paid, of the customer or of the guest who shows its token',
  permission: 'visitor',
  params: z.object({ orderId: id }),
  output: z.custom<AsyncIterable<unknown>>(),
  produces: 'application/pdf',
  errors: ['NONEXISTING_ORDER', 'ORDER_HAS_NO_RECEIPT'],
})

export const receiptCalls = { getReceipt }
