import {
  checkDiscount,
  type CartToDiscount,
  type DiscountEffect,
  type DiscountRefusal,
} from '#rules/discount/check-discount.ts'
import { chooseDiscount, type DiscountReason } from '#rules/discount/choose-discount.ts'
import { ANY_CUSTOMER, asksForCustomer } from '#rules/discount/discount-terms.ts'
import type { Context } from '#api/context.ts'
import type { CartOfCustomer } from './cart-of-customer.ts'
import { discountCustomerOf } from './discount-customer.ts'
import type { DiscountRecord } from './discount-record.ts'
import { selectDiscountsAtHand } from './discount.queries.ts'
import { findOffers } from './find-offers.ts'

/** The discount that counts for a cart. */
export interface CartDiscount {
  terms: DiscountRecord
  effect: DiscountEffect
  reason: DiscountReason
  /** Whose use an order of the cart would be. */
  customer: Buffer | null
  /** At which number of changes the customer's stamps were counted. */
  seenChanges: number
}

export interface CartDiscounts {
  counts: CartDiscount | null
  /** Why the code of the cart does not apply; null: it does, or there is none. */
  codeRefusal: DiscountRefusal | null
}

type Candidate = Pick<CartDiscount, 'terms' | 'effect' | 'seenChanges'>

/**
 * The one discount that counts for a cart, of its code and what counts by itself there, and why its
 * code does not apply. The database is asked only for a code that is not shown at the store, and
 * where a code or an offer at hand needs to know of the customer.
 */
export async function discountsOfCart(
  context: Context,
  row: CartOfCustomer,
  cart: CartToDiscount,
): Promise<CartDiscounts> {
  const { account_id: accountId, discount_code: code } = row
  const whoever = { ...ANY_CUSTOMER, isLoggedIn: accountId !== null }
  const candidates: Candidate[] = []
  const unsettledIds: string[] = []
  let unsettledCode = code
  let codeRefusal: DiscountRefusal | null = code === null ? null : { code: 'DISCOUNT_NOT_VALID' }
  for (const terms of await findOffers(context, row.store_id)) {
    const isAsked = asksForCustomer(terms)
    if (terms.code !== null && (terms.code !== code || isAsked)) continue
    const verdict = checkDiscount(terms, cart, whoever)
    if (terms.code !== null) {
      unsettledCode = null
      codeRefusal = 'refused' in verdict ? verdict.refused : null
    }
    if ('refused' in verdict) continue
    if (isAsked) unsettledIds.push(terms.id)
    else candidates.push({ terms, effect: verdict.applies, seenChanges: 0 })
  }
  const customer = code === null && unsettledIds.length === 0 ? null : discountCustomerOf(row)
  if (unsettledCode !== null || unsettledIds.length > 0) {
    const wanted = { code: unsettledCode, ids: unsettledIds }
    const atHand = await selectDiscountsAtHand(context.db, wanted, { accountId, customer })
    for (const { terms, customer: whose, seenChanges } of atHand) {
      const verdict = checkDiscount(terms, cart, whose)
      if ('applies' in verdict) candidates.push({ terms, effect: verdict.applies, seenChanges })
      if (terms.code !== null) codeRefusal = 'refused' in verdict ? verdict.refused : null
    }
  }
  const choice = chooseDiscount(candidates)
  const counts = choice && { ...choice.chosen, reason: choice.reason, customer }
  return { counts, codeRefusal }
}
