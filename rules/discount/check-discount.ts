import type { Service } from '#rules/orders/service.ts'
import { londonParts, type Weekday } from '#rules/time/london.ts'
import type { DiscountCustomer, DiscountTerms } from './discount-terms.ts'
import { isUsedUp } from './discount-limits.ts'

/** What of a cart decides whether a discount applies. */
export interface CartToDiscount {
  storeId: string
  service: Service
  now: Date
  /** When the food is handed over: the start of the slot, or now. */
  handOverAt: Date
  /** Of lines that can be ordered; a meal deal is one product. */
  lines: readonly { productId: string; linePence: number; isAvailable: boolean }[]
  subtotalPence: number
  /** 0 while it is not known. */
  deliveryFeePence: number
  /** Whether the address, and with it the fee, is known. */
  isDeliveryFeeKnown: boolean
}

/** Why a discount does not apply, with the numbers of its message. */
export type DiscountRefusal =
  | { reason: 'notValid' }
  | { reason: 'expired' }
  | { reason: 'otherCustomers'; isLogInNeeded: boolean }
  | { reason: 'deliveryOnly' }
  | { reason: 'collectionOnly' }
  | { reason: 'otherDays'; today: Weekday; allowedDays: Weekday[] }
  | { reason: 'otherProducts'; productIds: string[] }
  | {
      reason: 'tooFewStamps'
      minimumOrders: number
      minimumSpendPence: number
      ordersLeft: number
      isLogInNeeded: boolean
    }
  | { reason: 'usedUp' }
  | {
      reason: 'belowMinimum'
      minimumPence: number
      missingPence: number
    }
  | { reason: 'savesNothing'; isDeliveryFree: boolean }

/** What an applicable discount takes off a cart; 0 while the amount is unknown. */
export interface DiscountEffect {
  amountPence: number
  appliesTo: 'lines' | 'delivery'
  /** Positions in the lines. */
  eligibleLines: readonly number[] | 'all'
}

export type DiscountVerdict = { applies: DiscountEffect } | { refused: DiscountRefusal }

/**
 * Whether a discount applies to a cart, and what it takes off; or exactly one refusal, the first in
 * this order: not valid here, expired, for other customers, for the other service, on other days,
 * for other products, not enough stamps, used up, what the customer can mend by ordering more: the
 * minimum, and last that it takes nothing off, or more than is left of its budget.
 */
export function checkDiscount(
  terms: DiscountTerms,
  cart: CartToDiscount,
  customer: DiscountCustomer,
): DiscountVerdict {
  const refused =
    refuseTime(terms, cart) ??
    refuseUser(terms, customer) ??
    refuseService(terms, cart) ??
    refuseDay(terms, cart) ??
    refuseProducts(terms, cart) ??
    refuseStamps(terms, customer) ??
    refuseUsage(terms, customer) ??
    refuseMinimum(terms, cart)
  if (refused) return { refused }
  const applies = effectOf(terms, cart)
  const pointless = refusePointless(applies, cart) ?? refuseUnfunded(terms, applies, customer)
  return pointless ? { refused: pointless } : { applies }
}

function refuseTime(terms: DiscountTerms, { storeId, now }: CartToDiscount) {
  const isHere = terms.storeId === null || terms.storeId === storeId
  const hasBegun = terms.startsAt === null || terms.startsAt <= now
  const isWithdrawn = terms.endedAt !== null && terms.endedAt <= now
  if (!isHere || !hasBegun || isWithdrawn) return refusal({ reason: 'notValid' })
  const isOver = terms.endsAt !== null && terms.endsAt <= now
  return isOver ? refusal({ reason: 'expired' }) : null
}

function refuseUser(terms: DiscountTerms, { isLoggedIn, isChosen }: DiscountCustomer) {
  if (!terms.isForSomeAccounts || (isLoggedIn && isChosen)) return null
  return refusal({ reason: 'otherCustomers', isLogInNeeded: !isLoggedIn })
}

function refuseService(terms: DiscountTerms, { service }: CartToDiscount) {
  const only = terms.service ?? (terms.kind === 'freeDelivery' ? 'delivery' : null)
  if (only === null || only === service) return null
  return refusal({ reason: only === 'delivery' ? 'deliveryOnly' : 'collectionOnly' })
}

function refuseDay({ weekdays }: DiscountTerms, { handOverAt }: CartToDiscount) {
  if (weekdays === null) return null
  const { weekday: today } = londonParts(handOverAt)
  if (weekdays.includes(today)) return null
  const allowedDays = weekdays.toSorted((a, b) => a - b)
  return refusal({ reason: 'otherDays', today, allowedDays })
}

function refuseProducts(terms: DiscountTerms, cart: CartToDiscount) {
  if (terms.productIds === null || eligibleLinesOf(terms, cart).length > 0) return null
  return refusal({
    reason: 'otherProducts',
    productIds: [...terms.productIds],
  })
}

function refuseStamps({ loyalty }: DiscountTerms, { isLoggedIn, stamps }: DiscountCustomer) {
  const collected = isLoggedIn ? stamps : 0
  if (loyalty === null || collected >= loyalty.orders) return null
  return refusal({
    reason: 'tooFewStamps',
    minimumOrders: loyalty.orders,
    minimumSpendPence: loyalty.minimumSpendPence,
    ordersLeft: loyalty.orders - collected,
    isLogInNeeded: !isLoggedIn,
  })
}

function refuseUsage(terms: DiscountTerms, customer: DiscountCustomer) {
  const { perCustomerLimit } = terms
  const isCustomerDone = perCustomerLimit !== null && customer.usedByCustomer >= perCustomerLimit
  return isCustomerDone || isUsedUp(terms, customer) ? refusal({ reason: 'usedUp' }) : null
}

/** What was promised is given in full or not at all: never what happens to be left of a budget. */
function refuseUnfunded(
  { budgetPence }: DiscountTerms,
  { amountPence }: DiscountEffect,
  { spentPence }: DiscountCustomer,
) {
  const isTooMuch = budgetPence !== null && spentPence + amountPence > budgetPence
  return isTooMuch ? refusal({ reason: 'usedUp' }) : null
}

function refuseMinimum({ minimumPence }: DiscountTerms, { subtotalPence }: CartToDiscount) {
  const missingPence = minimumPence - subtotalPence
  if (missingPence <= 0) return null
  return refusal({
    reason: 'belowMinimum',
    minimumPence,
    missingPence,
  })
}

/** An empty cart, and a fee that is not known yet, do not show that a discount saves nothing. */
function refusePointless({ amountPence, appliesTo }: DiscountEffect, cart: CartToDiscount) {
  const isOfDelivery = appliesTo === 'delivery'
  const isOpen = cart.subtotalPence === 0 || (isOfDelivery && !cart.isDeliveryFeeKnown)
  if (amountPence > 0 || isOpen) return null
  return refusal({ reason: 'savesNothing', isDeliveryFree: isOfDelivery })
}

function refusal(given: DiscountRefusal): DiscountRefusal {
  return given
}

function eligibleLinesOf({ productIds }: DiscountTerms, { lines }: CartToDiscount): number[] {
  return lines.flatMap(({ productId, isAvailable }, index) =>
    isAvailable && (productIds === null || productIds.has(productId)) ? index : [],
  )
}

function effectOf(terms: DiscountTerms, cart: CartToDiscount): DiscountEffect {
  if (terms.kind === 'freeDelivery')
    return { amountPence: cart.deliveryFeePence, appliesTo: 'delivery', eligibleLines: 'all' }
  const eligibleLines = eligibleLinesOf(terms, cart)
  const eligiblePence = eligibleLines.reduce(
    (total, index) => total + (cart.lines[index]?.linePence ?? 0),
    0,
  )
  return {
    amountPence: Math.min(fullAmountPence(terms, eligiblePence), eligiblePence),
    appliesTo: 'lines',
    eligibleLines: terms.productIds === null ? 'all' : eligibleLines,
  }
}

/** A fraction of a penny is not taken off. */
function fullAmountPence(
  { kind, percent, amountPence, capPence }: DiscountTerms,
  eligiblePence: number,
): number {
  if (kind === 'fixed') return amountPence ?? 0
  // In thousandths of a per cent the sum stays whole: 12.5 % as a fraction is not exact.
  const thousandths = Math.round((percent ?? 0) * 1000)
  const uncappedPence = Math.floor((eligiblePence * thousandths) / 100_000)
  return capPence === null ? uncappedPence : Math.min(uncappedPence, capPence)
}

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

interface ChosenDiscount<Candidate> {
  chosen: Candidate
  reason: DiscountReason
  /** The customer's code: the best of theirs, or the one they chose; null: none applies. */
  code: string | null
  /** Codes that would apply instead of the one that does, the best first; none while an offer applies. */
  otherCodes: Candidate[]
}

/**
 * The one discount that applies: the one that takes most off, of the customer's codes and of all
 * automatic offers. Of equals a code, then one that the store does not pay for, then the lower id. A
 * customer may choose one of their codes over a better one; their other codes then do not take part. An
 * offer that takes nothing off does not apply; such a code does, because it may take something off later
 * ("free delivery" while there is no address).
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
