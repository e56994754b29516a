import type { DiscountTerms } from './discount-terms.ts'

/** What of the terms says how much may be used of a discount, by everyone. */
export type LimitedTerms = Pick<
  DiscountTerms,
  'kind' | 'percent' | 'amountPence' | 'capPence' | 'minimumPence' | 'totalLimit' | 'budgetPence'
>

/** How much of a discount has been used, by everyone. */
export interface DiscountUses {
  used: number
  spentPence: number
}

/** A basket and a delivery fee as they are seldom smaller. */
const SMALL_BASKET_PENCE = 1000
const SMALL_FEE_PENCE = 100

/**
 * Whether nobody can use it any more: its uses are all used, or less is left of its budget than it takes
 * off a small basket. The last pennies of a budget would be advertised to everybody and given to nobody.
 */
export function isUsedUp(terms: LimitedTerms, { used, spentPence }: DiscountUses): boolean {
  const { totalLimit, budgetPence } = terms
  if (totalLimit !== null && used >= totalLimit) return true
  return budgetPence !== null && budgetPence - spentPence < smallAmountPence(terms)
}

function smallAmountPence({ kind, percent, amountPence, capPence, minimumPence }: LimitedTerms) {
  if (kind === 'freeDelivery') return SMALL_FEE_PENCE
  if (kind === 'fixed') return amountPence ?? 1
  const basketPence = Math.max(minimumPence, SMALL_BASKET_PENCE)
  const fullPence = Math.max(1, Math.floor((basketPence * (percent ?? 0)) / 100))
  return capPence === null ? fullPence : Math.min(fullPence, capPence)
}
