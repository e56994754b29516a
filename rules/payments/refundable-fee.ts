/** What of an order's price is not for a dish, and can be refunded for itself. */
export const REFUNDABLE_FEES = ['deliveryFee', 'platformFee', 'plasticBagCharge', 'tip'] as const
export type RefundableFee = (typeof REFUNDABLE_FEES)[number]

export interface PaidFees {
  deliveryFeePence: number
  platformFeePence: number
  plasticBagChargePence: number
  tipPence: number
}

/** A refund of a fee, as far as it matters here. */
export interface FeeRefund {
  status: 'requested' | 'succeeded' | 'failed'
  fee: RefundableFee | null
  /** Null: it refunded all that was left of the order. */
  lines: unknown
}

/** What of a fee can still be refunded: all of it or nothing, as a fee is not divided. */
export function leftOfFee(
  fees: PaidFees,
  fee: RefundableFee,
  refunds: readonly FeeRefund[],
): number {
  const isRefunded = refunds.some(
    (refund) => refund.status !== 'failed' && (refund.fee === fee || refund.lines === null),
  )
  return isRefunded ? 0 : fees[`${fee}Pence`]
}
