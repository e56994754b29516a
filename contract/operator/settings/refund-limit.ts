import { z } from 'zod'
import { call } from '#contract/call.ts'
import { ORDER_TOTAL_MAXIMUM_PENCE } from '#contract/constants.ts'
import { because, pence } from '#contract/fields.ts'

/** The most that people for support refund on one order, all together; null: no limit. */
const maximum = pence
  .min(1, because('too_few'))
  .max(ORDER_TOTAL_MAXIMUM_PENCE, because('too_many'))
  .nullable()

const limit = z.object({ maximumPence: maximum })
export type RefundLimit = z.output<typeof limit>

const ofOwner = { permission: 'operator', operatorPermission: 'settings' } as const

export const getRefundLimit = call({
  id: 'getRefundLimit',
  method: 'GET',
  path: '/operator/refund-limit',
  summary: 'The most that people in the role of support refund on one order',
  ...ofOwner,
  output: limit,
  errors: [],
})

export const changeRefundLimit = call({
  id: 'changeRefundLimit',
  method: 'PUT',
  path: '/operator/refund-limit',
  summary: 'Changes it for refunds from now on, from what it was when it was read',
  ...ofOwner,
  body: z.strictObject({ maximumPence: maximum, beforePence: maximum }),
  output: limit,
  errors: ['MARKETPLACE_HAS_CHANGED'],
})

export const refundLimitCalls = { getRefundLimit, changeRefundLimit }
