import type { DiscountEffect } from './check-discount.ts'
import type { DiscountTerms } from './discount-terms.ts'

/** A discount that applies to a cart. */
export interface DiscountCandidate {
  terms: Pick<DiscountTerms, 'id' | 'code' | 'fundedBy'>
  effect: DiscountEffect
}

/**
 * Why it is this one: the only one, an offer worth more than the code that was typed, the code that the
 * customer chose over another, or else the best.
 */
export type DiscountReason = 'onlyOne' | 'betterThanCode' | 'chosen' | 'best'

export interface ChosenDiscount<Candidate> {
  chosen: Candidate
  reason: DiscountReason
  /** The code that stands for the customer's: the best of them, or the one they chose; null: none applies. */
  code: string | null
  /** Codes that would apply in place of the one that counts, the best first; none while an offer counts. */
  otherCodes: Candidate[]
}

/**
 * The one discount that counts: what takes most off, of the customer's codes and of all offers that
 * count by themselves. Of equals a code, then the one that the store does not pay for, then the lower
 * id. A customer may choose one of their codes over a better one; that code then stands for all of
 * them. An offer that takes nothing off is none; a code that does not is one, as it may yet ("free
 * delivery" while there is no address).
 */
export function chooseDiscount<Candidate extends DiscountCandidate>(
  candidates: readonly Candidate[],
  chosenCode: string | null = null,
): ChosenDiscount<Candidate> | null {
  const worthwhile = candidates
    .filter(({ terms, effect }) => terms.code !== null || effect.amountPence > 0)
    .toSorted(compare)
  const codes = worthwhile.filter(({ terms }) => terms.code !== null)
  const preferred = codes.find(({ terms }) => terms.code === chosenCode)
  const ofCustomer = preferred ?? codes[0]
  const contenders = worthwhile.filter((each) => each === ofCustomer || each.terms.code === null)
  const [chosen, ...beaten] = contenders
  if (!chosen) return null
  const otherCodes = chosen === ofCustomer ? codes.filter((each) => each !== chosen) : []
  const code = ofCustomer?.terms.code ?? null
  return { chosen, reason: reasonOf(), code, otherCodes }

  function reasonOf(): DiscountReason {
    if (chosen !== ofCustomer && ofCustomer) return 'betterThanCode'
    if (chosen === preferred && otherCodes.length > 0) return 'chosen'
    return beaten.length + otherCodes.length === 0 ? 'onlyOne' : 'best'
  }
}

function compare(one: DiscountCandidate, other: DiscountCandidate): number {
  return (
    other.effect.amountPence - one.effect.amountPence ||
    Number(one.terms.code === null) - Number(other.terms.code === null) ||
    Number(one.terms.fundedBy === 'store') - Number(other.terms.fundedBy === 'store') ||
    (one.terms.id < other.terms.id ? -1 : 1)
  )
}
