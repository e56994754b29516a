import { createHash } from 'node:crypto'
import type { Contact } from '#contract/cart/cart.ts'
import {
  checkDiscount,
  chooseDiscount,
  type CartToDiscount,
  type DiscountEffect,
  type DiscountReason,
  type DiscountRefusal,
} from '#rules/discount/check-discount.ts'
import {
  ANY_CUSTOMER,
  needsCustomer,
  type DiscountCustomer,
} from '#rules/discount/discount-terms.ts'
import { mailboxOf } from '#rules/email/mailbox.ts'
import type { Context } from '#api/context.ts'
import {
  selectAccountEmail,
  selectDiscountsAtHand,
  selectDiscountOfCode,
  selectOffers,
  type DiscountRecord,
} from './discount.queries.ts'

/** The owner and store of the cart, and its codes. */
export interface CartOfCustomer {
  store_id: string
  /** Null: a guest's. */
  account_id: string | null
  contact: Contact | null
  /** The code that applied when one was added last; see `codesOf` for all of them. */
  discount_code: string | null
  other_codes: string[]
  /** Whether the customer chose `discount_code` even if another one saves more. */
  is_code_chosen: boolean
}

/** The maximum number of codes; adding another removes the oldest. */
const CODES_MAXIMUM = 5

type Codes = Pick<CartOfCustomer, 'discount_code' | 'other_codes' | 'is_code_chosen'>

/** Every code of a cart, the one that applied last before the others. */
export function codesOf({ discount_code: code, other_codes: others }: Codes): string[] {
  return code === null ? others : [code, ...others]
}

/** The codes of a cart as its columns: the first is the preferred one. */
export function codeColumns(codes: readonly string[], isChosen = false): Codes {
  const [first = null, ...others] = [...new Set(codes)].slice(0, CODES_MAXIMUM)
  return { discount_code: first, other_codes: others, is_code_chosen: isChosen && first !== null }
}

/** The discount that applies to a cart. */
export interface CartDiscount {
  terms: DiscountRecord
  effect: DiscountEffect
  reason: DiscountReason
  /** The customer whose use an order of the cart would be. */
  customer: Buffer | null
  /** The number of changes when the customer's stamps were counted. */
  seenChanges: number
}

export interface CartDiscounts {
  counts: CartDiscount | null
  /** The code of the cart that applies or would, else the one added last; null: none. */
  code: string | null
  /** Why each code of the cart that does not apply doesn't. */
  refusals: ReadonlyMap<string, DiscountRefusal>
  /** All that apply, of the codes of the cart and the automatic discounts. */
  candidates: readonly Candidate[]
  /** The codes of the cart that could apply instead, the best first. */
  otherCodes: Candidate[]
}

const NOT_VALID: DiscountRefusal = { reason: 'notValid' }

type Candidate = Pick<CartDiscount, 'terms' | 'effect' | 'seenChanges'>

/**
 * The one discount that applies to a cart, of its codes and the automatic discounts there, and why codes do
 * not apply. The database is queried only if one of them depends on the customer.
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
  const idsToCheck: string[] = []
  // Until a discount of the code is found.
  const refusals = new Map<string, DiscountRefusal>(codes.map((code) => [code, NOT_VALID]))
  const judge = (terms: DiscountRecord, customer: DiscountCustomer, seenChanges: number) => {
    const verdict = checkDiscount(terms, cart, customer)
    if ('applies' in verdict) candidates.push({ terms, effect: verdict.applies, seenChanges })
    if (terms.code === null) return
    if ('refused' in verdict) refusals.set(terms.code, verdict.refused)
    else refusals.delete(terms.code)
  }
  for (const terms of await applicableTerms(context, row.store_id, codes)) {
    if (!needsCustomer(terms)) judge(terms, whoever, 0)
    // A code that would apply to nobody is only checked if the caller needs the reason.
    else if (terms.code !== null || 'applies' in checkDiscount(terms, cart, whoever))
      idsToCheck.push(terms.id)
  }
  const isCustomerNeeded = codes.length + idsToCheck.length > 0
  const customer = isCustomerNeeded ? await discountCustomerOf(context, row) : null
  if (idsToCheck.length > 0) {
    const keys = { accountId, customer }
    const atHand = await selectDiscountsAtHand(context.db, idsToCheck, keys)
    for (const { terms, customer: whose, seenChanges } of atHand) judge(terms, whose, seenChanges)
  }
  const choice = chooseDiscount(candidates, row.is_code_chosen ? row.discount_code : null)
  const code = choice?.code ?? codes[0] ?? null
  return {
    counts: choice && { ...choice.chosen, reason: choice.reason, customer },
    code,
    refusals,
    candidates,
    otherCodes: choice?.otherCodes ?? [],
  }
}

/** The automatic discounts at a store, and the discounts of these codes. */
async function applicableTerms(
  context: Context,
  storeId: string,
  codes: readonly string[],
): Promise<DiscountRecord[]> {
  const offers = await findOffers(context, storeId)
  const ofCodes = await Promise.all(codes.map((code) => findCode(context, code, storeId)))
  return [
    ...offers.filter(({ code }) => code === null),
    ...ofCodes.filter((terms) => terms !== null),
  ]
}

/**
 * The key that a customer's uses are counted by: a hash of the mailbox of the account or of the guest, so
 * that neither a second account nor a tag behind a plus makes somebody a new customer. Null for a guest who
 * has not given an address yet.
 */
async function discountCustomerOf(
  { db }: Pick<Context, 'db'>,
  { account_id: accountId, contact }: Pick<CartOfCustomer, 'account_id' | 'contact'>,
): Promise<Buffer | null> {
  const email = accountId === null ? contact?.email : await selectAccountEmail(db, accountId)
  if (email === undefined) return null
  return createHash('sha256')
    .update(`mailbox:${mailboxOf(email)}`)
    .digest()
}

/** The database announces there whose discount has changed, not its code; few do. */
const DISCOUNT_CHANGED = 'discount_changed'

/** The key of the offers of every store. */
const EVERYWHERE = ''

/** By store. Most have no offers, and then use almost no memory. */
const offerCache = ({ memory }: Context) =>
  memory.cache<readonly DiscountRecord[]>({ maximum: 20_000, droppedOn: DISCOUNT_CHANGED })

function codeCache({ memory }: Context) {
  const cache = memory.cache<DiscountRecord>({ maximum: 5000 })
  memory.onChange(DISCOUNT_CHANGED, () => cache.clear())
  return cache
}

/**
 * The automatic or advertised discounts at a store: its own and the marketplace's, future ones included.
 * Without how often they have been used.
 */
export function findOffers(context: Context, storeId: string): Promise<readonly DiscountRecord[]> {
  return findOffersOfStores(context, [storeId])
}

/** The same for several stores, the marketplace's once. */
export async function findOffersOfStores(
  context: Context,
  storeIds: readonly string[],
): Promise<readonly DiscountRecord[]> {
  const cache = context.memory.of(offerCache, context)
  const load = (missing: string[]) => loadOffers(context, missing)
  return (await cache.findAll([...storeIds, EVERYWHERE], load)).flat()
}

/** The discount of a code at a store, of any time, unless it was stopped. */
export async function findCode(
  context: Context,
  code: string,
  storeId: string,
): Promise<DiscountRecord | null> {
  const { db, now } = context
  const cache = context.memory.of(codeCache, context)
  const key = `${storeId} ${code}`
  const [found = null] = await cache.findAll([key], async () => {
    const terms = await selectDiscountOfCode(db, { code, storeId, now: now() })
    return new Map(terms ? [[key, terms]] : [])
  })
  return found
}

/**
 * Drops what this process has cached of the discounts of a store, or for null of every store. Every process
 * does so when the database announces the change, a moment after the commit; this is for whoever answers
 * before that.
 */
export function announceDiscountChange({ memory }: Context, storeId: string | null): void {
  memory.announce(DISCOUNT_CHANGED, storeId)
}

async function loadOffers({ db, now }: Context, keys: string[]) {
  const storeIds = keys.map((key) => (key === EVERYWHERE ? null : key))
  const byStore = Map.groupBy(
    await selectOffers(db, storeIds, now()),
    ({ storeId }) => storeId ?? EVERYWHERE,
  )
  return new Map(keys.map((key) => [key, byStore.get(key) ?? []]))
}
