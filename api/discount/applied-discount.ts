import type { AppliedDiscount } from '#contract/discount.ts'
import type { CartDiscount } from './discounts-of-cart.ts'

/** The discount of a cart or order as it travels, with what it takes off in all. */
export function appliedDiscount(
  { terms, reason }: CartDiscount,
  discountPence: number,
): AppliedDiscount {
  const { id, name, code, kind, fundedBy } = terms
  return { id, name, code, kind, amountPence: discountPence, fundedBy, reason }
}
