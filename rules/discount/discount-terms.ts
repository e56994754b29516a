import type { Service } from '#rules/orders/service.ts'
import type { Weekday } from '#rules/time/london.ts'

export type DiscountKind = 'percentage' | 'fixed' | 'freeDelivery'
export type DiscountFunder = 'store' | 'marketplace'

/** What a discount takes off, and from whom. What is null does not limit it. */
export interface DiscountTerms {
  id: string
  /** Null: it counts automatically. */
  code: string | null
  /** Null: at every store. */
  storeId: string | null
  fundedBy: DiscountFunder
  kind: DiscountKind
  /** Of `percentage`: for example 12.5; three decimals count. */
  percent: number | null
  /** Of `fixed`. */
  amountPence: number | null
  /** The most that a percentage takes off. */
  capPence: number | null
  /** Of everything in the basket, before discounts. */
  minimumPence: number
  /** From then, until just before then, it can be used. */
  startsAt: Date | null
  endsAt: Date | null
  /** Since when it is withdrawn. */
  endedAt: Date | null
  service: Service | null
  /** London's, of the hand-over. */
  weekdays: readonly Weekday[] | null
  productIds: ReadonlySet<string> | null
  isForSomeAccounts: boolean
  totalLimit: number | null
  perCustomerLimit: number | null
  /** What it may take off in all. */
  budgetPence: number | null
  /** So many completed orders of at least so much, at its store or, without one, at all. */
  loyalty: { orders: number; minimumSpendPence: number } | null
}

/** Whose cart it is, as far as the discount asks. */
export interface DiscountCustomer {
  isLoggedIn: boolean
  /** Whether the discount is for this account, of one that is for some. */
  isChosen: boolean
  /** Completed orders towards the next reward. */
  stamps: number
  /** How often the discount has been used, by everyone and by this customer. */
  used: number
  usedByCustomer: number
  /** What it has taken off, from everyone. */
  spentPence: number
}

/** A customer for whom every discount would be. */
export const ANY_CUSTOMER: DiscountCustomer = {
  isLoggedIn: true,
  isChosen: true,
  stamps: Number.MAX_SAFE_INTEGER,
  used: 0,
  usedByCustomer: 0,
  spentPence: 0,
}

/** Whether it takes more than the cart to tell if the discount applies. */
export function needsCustomer(terms: DiscountTerms): boolean {
  return (
    terms.isForSomeAccounts ||
    terms.loyalty !== null ||
    terms.totalLimit !== null ||
    terms.budgetPence !== null ||
    terms.perCustomerLimit !== null
  )
}

const KNOWN_SHAPE = /^[A-Z0-9_-]{1,40}$/

/**
 * The normal form of a typed code: in capitals, without spaces or invisible characters. Null: no code
 * can look like that.
 */
export function discountCodeOf(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
  return KNOWN_SHAPE.test(code) ? code : null
}
