/** From this subtotal on, delivery costs this fee; 0 is free delivery. */
export interface FeeTier {
  fromPence: number
  feePence: number
}

export type FeeTierFaultCode =
  | 'NO_TIERS'
  | 'AMOUNT_NOT_WHOLE_PENCE'
  | 'FIRST_TIER_NOT_FROM_ZERO'
  | 'TIERS_NOT_ASCENDING'
  | 'FEE_RISES'

/** What is wrong with a list of tiers, and at which position (from 0). */
export interface FeeTierFault {
  code: FeeTierFaultCode
  index: number
}

/**
 * The delivery fee for a subtotal: that of the highest tier the subtotal reaches. A subtotal below
 * every tier pays the lowest tier's fee; without tiers delivery is free.
 */
export function deliveryFeePence(tiers: readonly FeeTier[], subtotalPence: number): number {
  let reached: FeeTier | undefined
  let lowest: FeeTier | undefined
  for (const tier of tiers) {
    if (!lowest || tier.fromPence < lowest.fromPence) lowest = tier
    if (tier.fromPence > subtotalPence) continue
    if (!reached || tier.fromPence > reached.fromPence) reached = tier
  }
  return (reached ?? lowest)?.feePence ?? 0
}

/** How much more to spend for the next lower fee ("£4.00 more for free delivery"), if there is one. */
export function amountToNextTier(
  tiers: readonly FeeTier[],
  subtotalPence: number,
): { morePence: number; feePence: number } | null {
  const currentFeePence = deliveryFeePence(tiers, subtotalPence)
  let next: FeeTier | undefined
  for (const tier of tiers) {
    if (tier.fromPence <= subtotalPence || tier.feePence >= currentFeePence) continue
    if (!next || tier.fromPence < next.fromPence) next = tier
  }
  return next ? { morePence: next.fromPence - subtotalPence, feePence: next.feePence } : null
}

/** Whether delivery is free in all of these zones, for any basket. */
export function isDeliveryAlwaysFree(zones: readonly { feeTiers: readonly FeeTier[] }[]): boolean {
  return zones.every(({ feeTiers }) => feeTiers.every(({ feePence }) => feePence === 0))
}

/** Checks tiers a partner enters: from 0 upward, whole pence, and spending more never costs more. */
export function checkFeeTiers(tiers: readonly FeeTier[]): FeeTierFault | null {
  if (tiers.length === 0) return { code: 'NO_TIERS', index: 0 }
  for (const [index, tier] of tiers.entries()) {
    const code = faultOf(tier, tiers[index - 1])
    if (code) return { code, index }
  }
  return null
}

function faultOf(tier: FeeTier, before: FeeTier | undefined): FeeTierFaultCode | null {
  if (!isAmount(tier.fromPence) || !isAmount(tier.feePence)) return 'AMOUNT_NOT_WHOLE_PENCE'
  if (!before) return tier.fromPence === 0 ? null : 'FIRST_TIER_NOT_FROM_ZERO'
  if (tier.fromPence <= before.fromPence) return 'TIERS_NOT_ASCENDING'
  return tier.feePence > before.feePence ? 'FEE_RISES' : null
}

function isAmount(pence: number): boolean {
  return Number.isSafeInteger(pence) && pence >= 0
}
