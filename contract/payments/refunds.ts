import { z } from 'zod'
import { REFUND_PAYERS } from '#rules/payments/payment-status.ts'
import { call } from '#contract/call.ts'
import { CART_LINES_MAXIMUM, LINE_QUANTITY_MAXIMUM } from '#contract/constants.ts'
import { because, id, optionalText } from '#contract/fields.ts'
import { order } from '#contract/orders.ts'

const named = z.object({ orderId: id })

const refund = z.strictObject({
  /** How many of which lines, by their place in the order; left out: all that is left, with every fee. */
  lines: z
    .array(
      z.object({
        position: z.int().min(0),
        quantity: z.int().min(1).max(LINE_QUANTITY_MAXIMUM),
      }),
    )
    .min(1, because('too_few'))
    .max(CART_LINES_MAXIMUM, because('too_many'))
    .optional(),
  /** A message to the customer; may be empty. */
  reason: optionalText(200),
})

const errors = [
  'NONEXISTING_ORDER',
  'NOT_REFUNDABLE',
  'REFUND_TOO_LARGE',
  'IDEMPOTENCY_KEY_REUSED',
] as const

export const refundPartnerOrder = call({
  id: 'refundPartnerOrder',
  method: 'POST',
  path: '/partner/orders/:orderId/refund',
  summary:
    "Gives back what a customer has paid online, all of it or some lines, at the store's expense. " +
    'The header Idempotency-Key names the request: repeated, it gives nothing back again',
  permission: 'partner',
  staffPermission: 'refunds',
  params: named,
  body: refund,
  output: order,
  errors,
})

export const getOperatorOrder = call({
  id: 'getOperatorOrder',
  method: 'GET',
  path: '/operator/orders/:orderId',
  summary: 'Any order',
  permission: 'operator',
  params: named,
  output: order,
  errors: ['NONEXISTING_ORDER'],
})

export const refundOperatorOrder = call({
  id: 'refundOperatorOrder',
  method: 'POST',
  path: '/operator/orders/:orderId/refund',
  summary:
    'Gives back what a customer has paid online, all of it or some lines, at the expense of the ' +
    'store or the marketplace. The header Idempotency-Key names the request: repeated, it gives ' +
    'nothing back again',
  permission: 'operator',
  params: named,
  body: refund.extend({ payer: z.enum(REFUND_PAYERS, because('invalid_value')) }),
  output: order,
  errors,
})

export const refundCalls = { refundPartnerOrder, getOperatorOrder, refundOperatorOrder }
