import type { DiscountEffect } from './check-discount.ts'
import type { DiscountTerms } from './discount-terms.ts'

/** A discount that applies to a cart. */
export interface DiscountCandidate {
  terms: Pick<DiscountTerms, 'id' | 'code' | 'fundedBy'>
  effect: DiscountEffect
}

/** Why it is this one: the only one, worth more than the code that was typed, or else the best. */
export type DiscountReason = 'onlyOne' | 'betterThanCode' | 'best'

export interface ChosenDiscount<Candidate> {
  chosen: Candidate
  reason: DiscountReason
}

/**
 * The one discount that counts: what takes most off, of the typed code and of all offers that count
 * by themselves. Of equals the typed code, then the one that the store does not pay for, then the
 * lower id. An offer that takes nothing off is none; a code that does not is kept, as it may yet
 * ("free delivery" while there is no address).
 */
export function chooseDiscount<Candidate extends DiscountCandidate>(
  candidates: readonly Candidate[],
): ChosenDiscount<Candidate> | null {
  const worthwhile = candidates.filter(
    ({ terms, effect }) => terms.code !== null || effect.amountPence > 0,
  )
  const [chosen, ...others] = worthwhile.toSorted(compare)
  if (!chosen) return null
  const hasBeatenCode = others.some(({ terms }) => terms.code !== null)
  if (others.length === 0) return { chosen, reason: 'onlyOne' }
  return { chosen, reason: hasBeatenCode ? 'betterThanCode' : 'best' }
}

function compare(one: DiscountCandidate, other: DiscountCandidate): number {
  return (
    other.effect.amountPence - one.effect.amountPence ||
    Number(one.terms.code === null) - Number(other.terms.code === null) ||
    Number(one.terms.fundedBy === 'store') - Number(other.terms.fundedBy === 'store') ||
    (one.terms.id < other.terms.id ? -1 : 1)
  )
}
