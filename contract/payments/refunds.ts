import { z } from 'zod'
import { REFUND_PAYERS } from '#rules/payments/payment-status.ts'
import { REFUNDABLE_FEES } from '#rules/payments/refundable-fee.ts'
import { call } from '#contract/call.ts'
import {
  CART_LINES_MAXIMUM,
  LINE_QUANTITY_MAXIMUM,
  ORDER_TOTAL_MAXIMUM_PENCE,
} from '#contract/constants.ts'
import { because, id, optionalText, pence, wholeNumber } from '#contract/fields.ts'
import { order } from '#contract/orders.ts'

const named = z.object({ orderId: id })

const refund = z.strictObject({
  /** How many of which lines, by their place in the order; left out: all that is left, with every fee. */
  lines: z
    .array(
      z.object({
        position: wholeNumber,
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
  'REFUND_ABOVE_LIMIT',
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
  operatorPermission: 'orders',
  params: named,
  output: order,
  errors: ['NONEXISTING_ORDER'],
})

export const refundOperatorOrder = call({
  id: 'refundOperatorOrder',
  method: 'POST',
  path: '/operator/orders/:orderId/refund',
  summary:
    'Refunds what a customer has paid online, all of it, some lines, an amount or a fee, at the expense of ' +
    'the store, the marketplace or both; in the role of support up to a limit. The header Idempotency-Key names the request: repeated, it gives ' +
    'nothing back again',
  permission: 'operator',
  operatorPermission: 'refunds',
  params: named,
  body: refund
    .extend({
      amountPence: pence
        .min(1, because('too_few'))
        .max(ORDER_TOTAL_MAXIMUM_PENCE, because('too_many'))
        .optional(),
      fee: z.enum(REFUNDABLE_FEES, because('invalid_value')).optional(),
      payer: z.enum(REFUND_PAYERS, because('invalid_value')),
      /** What the marketplace gives of it while the store pays the rest: less than all. */
      marketplacePence: pence
        .min(1, because('too_few'))
        .max(ORDER_TOTAL_MAXIMUM_PENCE, because('too_many'))
        .optional(),
    })
    .refine(({ payer, marketplacePence }) => payer === 'store' || marketplacePence === undefined, {
      path: ['marketplacePence'],
      error: 'invalid_value',
    })
    .refine(
      ({ lines, amountPence, fee }) =>
        [lines, amountPence, fee].filter((each) => each !== undefined).length <= 1,
      { path: ['amountPence'], error: 'invalid_value' },
    ),
  output: order,
  errors: [...errors, 'REFUND_SHARE_TOO_LARGE'],
})

export const refundCalls = { refundPartnerOrder, getOperatorOrder, refundOperatorOrder }
