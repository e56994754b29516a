import type { DiscountInput, ManagedDiscount } from '#contract/partner/discounts.ts'
import type { DiscountFunder } from '#rules/discount/discount-terms.ts'

/** Where a new discount of the marketplace is used, and who pays for it. */
export interface DiscountReach {
  /** Null: everywhere. */
  storeSlug: string | null
  fundedBy: DiscountFunder
}

/** What whoever runs discounts does with them; each rejects with the failure of its call. */
export interface DiscountActs {
  create: (input: DiscountInput, reach: DiscountReach) => Promise<ManagedDiscount>
  change: (seen: ManagedDiscount, input: DiscountInput) => Promise<ManagedDiscount>
  stop: (discount: ManagedDiscount) => Promise<ManagedDiscount>
}

/** A dish that a discount may be for. */
export interface Dish {
  id: string
  name: string
}

/** The dishes of a menu, as far as they are there. */
export interface Dishes {
  items: readonly Dish[] | null
  isFailed: boolean
}
