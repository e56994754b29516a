import {
  checkDiscount,
  type CartToDiscount,
  type DiscountEffect,
  type DiscountRefusal,
} from '#rules/discount/check-discount.ts'
import { chooseDiscount, type DiscountReason } from '#rules/discount/choose-discount.ts'
import {
  ANY_CUSTOMER,
  asksForCustomer,
  type DiscountCustomer,
} from '#rules/discount/discount-terms.ts'
import type { Context } from '#api/context.ts'
import type { CartOfCustomer } from './cart-of-customer.ts'
import { discountCustomerOf } from './discount-customer.ts'
import type { DiscountRecord } from './discount-record.ts'
import { selectDiscountsAtHand } from './discount.queries.ts'
import { findCode, findOffers } from './kept-discounts.ts'

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
 * code does not apply. The database is asked only where one of them needs to know of the customer.
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
  let codeRefusal: DiscountRefusal | null = code === null ? null : { code: 'DISCOUNT_NOT_VALID' }
  const judge = (terms: DiscountRecord, customer: DiscountCustomer, seenChanges: number) => {
    const verdict = checkDiscount(terms, cart, customer)
    if (terms.code !== null) codeRefusal = 'refused' in verdict ? verdict.refused : null
    if ('applies' in verdict) candidates.push({ terms, effect: verdict.applies, seenChanges })
  }
  for (const terms of await inQuestion(context, row)) {
    if (!asksForCustomer(terms)) judge(terms, whoever, 0)
    // What would be for nobody need not be asked about, unless somebody wants to know why.
    else if (terms.code !== null || 'applies' in checkDiscount(terms, cart, whoever))
      unsettledIds.push(terms.id)
  }
  const customer = code === null && unsettledIds.length === 0 ? null : discountCustomerOf(row)
  if (unsettledIds.length > 0) {
    const keys = { accountId, customer }
    const atHand = await selectDiscountsAtHand(context.db, unsettledIds, keys)
    for (const { terms, customer: whose, seenChanges } of atHand) judge(terms, whose, seenChanges)
  }
  const choice = chooseDiscount(candidates)
  const counts = choice && { ...choice.chosen, reason: choice.reason, customer }
  return { counts, codeRefusal }
}

/** What counts by itself at the store of a cart, and the discount of its code. */
async function inQuestion(context: Context, row: CartOfCustomer): Promise<DiscountRecord[]> {
  const offers = await findOffers(context, row.store_id)
  const byThemselves = offers.filter(({ code }) => code === null)
  if (row.discount_code === null) return byThemselves
  const ofCode = await findCode(context, row.discount_code)
  return ofCode ? [...byThemselves, ofCode] : byThemselves
}
