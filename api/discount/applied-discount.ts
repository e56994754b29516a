import type { AppliedDiscount, OtherCode } from '#contract/discount.ts'
import type { CartDiscount, CartDiscounts } from './discounts-of-cart.ts'

/** The discount of a cart or order as it travels, with what it takes off in all. */
export function appliedDiscount(
  { terms, reason }: CartDiscount,
  discountPence: number,
): AppliedDiscount {
  const { id, name, code, kind, fundedBy } = terms
  return { id, name, code, kind, amountPence: discountPence, fundedBy, reason }
}

/** The codes of a cart that could count in place of the one that does, with what each would save. */
export function otherCodes({
  counts,
  otherCodes: others,
}: Pick<CartDiscounts, 'counts' | 'otherCodes'>): OtherCode[] {
  const nowPence = counts?.effect.amountPence ?? 0
  return others.flatMap(({ terms: { code, name }, effect: { amountPence } }) =>
    code === null
      ? []
      : { code, name, savesPence: amountPence, savesLessPence: nowPence - amountPence },
  )
}
