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
import { codesOf, type CartOfCustomer } from './cart-codes.ts'
import { discountCustomerOf } from './discount-customer.ts'
import type { DiscountRecord } from './discount-record.ts'
import { selectDiscountsAtHand } from './discount.queries.ts'
import { findCode, findOffers } from './discount-cache.ts'

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
  /** Of the codes of the cart the one that counts or would, else the one given last; null: none. */
  code: string | null
  /** Why no code of the cart applies, of that one; null: it does, or there is none. */
  codeRefusal: DiscountRefusal | null
  /** The codes of the cart that could count in its place, the best first. */
  otherCodes: Candidate[]
}

type Candidate = Pick<CartDiscount, 'terms' | 'effect' | 'seenChanges'>

/**
 * The one discount that counts for a cart, of its codes and what counts by itself there, and why no
 * code applies. The database is asked only where one of them needs to know of the customer.
 */
export async function discountsOfCart(
  context: Context,
  row: CartOfCustomer,
  cart: CartToDiscount,
): Promise<CartDiscounts> {
  const { account_id: accountId } = row
  const codes = codesOf(row)
  const whoever = { ...ANY_CUSTOMER, isLoggedIn: accountId !== null }
  const candidates: Candidate[] = []
  const unsettledIds: string[] = []
  const refusals = new Map<string | null, DiscountRefusal>()
  const judge = (terms: DiscountRecord, customer: DiscountCustomer, seenChanges: number) => {
    const verdict = checkDiscount(terms, cart, customer)
    if ('refused' in verdict) refusals.set(terms.code, verdict.refused)
    else candidates.push({ terms, effect: verdict.applies, seenChanges })
  }
  for (const terms of await inQuestion(context, row.store_id, codes)) {
    if (!asksForCustomer(terms)) judge(terms, whoever, 0)
    // What would be for nobody need not be asked about, unless somebody wants to know why.
    else if (terms.code !== null || 'applies' in checkDiscount(terms, cart, whoever))
      unsettledIds.push(terms.id)
  }
  const isAsked = codes.length + unsettledIds.length > 0
  const customer = isAsked ? await discountCustomerOf(context, row) : null
  if (unsettledIds.length > 0) {
    const keys = { accountId, customer }
    const atHand = await selectDiscountsAtHand(context.db, unsettledIds, keys)
    for (const { terms, customer: whose, seenChanges } of atHand) judge(terms, whose, seenChanges)
  }
  const choice = chooseDiscount(candidates, row.is_code_chosen ? row.discount_code : null)
  const code = choice?.code ?? codes[0] ?? null
  const isRefused = code !== null && !choice?.code
  return {
    counts: choice && { ...choice.chosen, reason: choice.reason, customer },
    code,
    codeRefusal: isRefused ? (refusals.get(code) ?? { code: 'DISCOUNT_NOT_VALID' }) : null,
    otherCodes: choice?.otherCodes ?? [],
  }
}

/** What counts by itself at a store, and the discounts of these codes. */
async function inQuestion(
  context: Context,
  storeId: string,
  codes: readonly string[],
): Promise<DiscountRecord[]> {
  const offers = await findOffers(context, storeId)
  const ofCodes = await Promise.all(codes.map((code) => findCode(context, code)))
  return [
    ...offers.filter(({ code }) => code === null),
    ...ofCodes.filter((terms) => terms !== null),
  ]
}
