import { expect, test } from 'vitest'
import { leftOfFee, type FeeRefund } from './refundable-fee.ts'

const fees = {
  deliveryFeePence: 200,
  platformFeePence: 50,
  plasticBagChargePence: 10,
  tipPence: 0,
}
const refund = (given: Partial<FeeRefund>): FeeRefund => ({
  status: 'succeeded',
  fee: null,
  lines: [],
  ...given,
})

test.each([
  ['nothing was refunded', 'deliveryFee', [], 200],
  ['the fee is none', 'tip', [], 0],
  ['some lines were refunded', 'platformFee', [refund({})], 50],
  ['another fee was refunded', 'platformFee', [refund({ fee: 'deliveryFee' })], 50],
  ['it was refunded', 'deliveryFee', [refund({ fee: 'deliveryFee' })], 0],
  ['it is being refunded', 'deliveryFee', [refund({ fee: 'deliveryFee', status: 'requested' })], 0],
  ['its refund failed', 'deliveryFee', [refund({ fee: 'deliveryFee', status: 'failed' })], 200],
  ['all of the order was refunded', 'platformFee', [refund({ lines: null })], 0],
] as const)('when %s, of the %s is left', (_when, fee, refunds, left) => {
  expect(leftOfFee(fees, fee, refunds)).toBe(left)
})
