/** The marketplace's fee on an order: a fixed part, a per cent of the subtotal, and a cap on both. */
export interface PlatformFee {
  fixedPence: number
  /** For example 2.5; three decimals count. */
  percent: number
  /** The whole fee is never higher than this. */
  capPence: number | null
}

/** The platform fee for a subtotal before discounts. A fraction of a penny is not charged. */
export function platformFeePence(fee: PlatformFee, subtotalPence: number): number {
  // In thousandths of a per cent the sum stays whole: 2.5 % as a fraction is not exact.
  const thousandths = Math.round(fee.percent * 1000)
  const uncappedPence = fee.fixedPence + Math.floor((subtotalPence * thousandths) / 100_000)
  return fee.capPence === null ? uncappedPence : Math.min(uncappedPence, fee.capPence)
}
