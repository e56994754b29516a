import type { DiscountTerms } from '#rules/discount/discount-terms.ts'

/** A discount as it is kept. Shared between requests: never changed. */
export interface DiscountRecord extends DiscountTerms {
  name: string
  /** Whether stores show it to everybody. */
  isAdvertised: boolean
}
