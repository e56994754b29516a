import type { Service } from '#rules/orders/service.ts'
import { CART_PROBLEM_CODES, type CartProblem } from '#contract/cart/cart-problem.ts'
import { cartProblems } from '#rules/cart/cart-problems.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import { minimumOrderPence } from '#rules/delivery/minimum-order.ts'
import { expectedMinutes } from '#rules/stores/ready-minutes.ts'
import { isSlotOffered } from '#rules/stores/slots.ts'
import type { Context } from '#api/context.ts'
import { discountProblem } from '#api/discount/discount-answer.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import type { StoreState } from '#api/stores/record/store-record.ts'
import { stateOf, storeMoment } from '#api/stores/record/store-state.ts'
import { pricedCart, type PricedCart } from './priced-cart.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import type { ResolvedLine } from '#api/cart/lines/resolved-line.ts'
import { findReservation, wantedSlot } from '#api/cart/slots/reserve-slot.ts'
import type { WantedSlot } from '#api/cart/slots/reserve-slot.queries.ts'

/** A cart with all that its store, the menu and the clock make of it at an instant. */
export interface QuotedCart extends PricedCart {
  state: StoreState
  minimumOrderPence: number
  /** Until the hand-over of an order placed now; null while nobody can say. */
  minutes: { from: number; to: number } | null
  /** The slot without which it cannot be ordered. */
  wantedSlot: WantedSlot | null
  /** Until when that slot is reserved for it; null: it is not. */
  slotHeldUntil: Date | null
  problems: CartProblem[]
}

/** Prices a cart and finds what stands between it and its order. */
export async function quoteCart(context: Context, row: CartRow): Promise<QuotedCart> {
  return quotePricedCart(context, await pricedCart(context, row))
}

/** What stands between a cart that is priced already and its order. */
export async function quotePricedCart(context: Context, priced: PricedCart): Promise<QuotedCart> {
  const { row, store, menu, zone, quotedAt: now } = priced
  const state = stateOf(store, { service: row.service, zone }, now)
  const minimumPence = minimumOrderPence(store, row.service, zone)
  const wanted = wantedSlot(store, menu, row, now)
  const reservation = wanted && (await findReservation(context, row.token, wanted, now))
  return {
    ...priced,
    state,
    minimumOrderPence: minimumPence,
    minutes: minutesOf(state, row.service, zone),
    wantedSlot: wanted,
    slotHeldUntil: reservation?.heldUntil ?? null,
    problems: [
      ...problemsOf(priced, { state, minimumPence, isSlotFull: reservation?.isFull ?? false }),
      ...codeProblems(priced),
    ],
  }
}

function problemsOf(
  { row, store, zone, lines, amounts, quotedAt: now }: PricedCart,
  {
    state,
    minimumPence,
    isSlotFull,
  }: { state: StoreState; minimumPence: number; isSlotFull: boolean },
): CartProblem[] {
  return cartProblems({
    service: row.service,
    isEmpty: lines.length === 0,
    subtotalPence: amounts.subtotalPence,
    hasAddress: row.address !== null,
    zone,
    minimumOrderPence: minimumPence,
    storeTab: state.tab,
    serviceTime: row.service_time,
    isSlotOffered: isTimeOffered(store, { row, zone }, now),
    isSlotFull,
    now,
    unavailableLineIds: idsOf(lines, isProductUnavailable),
    unavailableOptionLineIds: idsOf(lines, areOptionsUnavailable),
  }).map(({ kind, ...numbers }) => ({ code: CART_PROBLEM_CODES[kind], ...numbers }))
}

/**
 * An empty cart has no code to complain about: it is not for what it lacks. Neither is one that has
 * come to save nothing, as it costs nothing to order with it: it is not used then.
 */
function codeProblems({ row, menu, discounts: { code, refusals } }: PricedCart): CartProblem[] {
  const refusal = code !== null && row.lines.length > 0 && refusals.get(code)
  if (!refusal || refusal.reason === 'savesNothing') return []
  return [discountProblem(refusal, code, menu)]
}

function isTimeOffered(
  store: StoreRecord,
  { row: { service, service_time }, zone }: Pick<QuotedCart, 'row' | 'zone'>,
  now: Date,
): boolean {
  if (service_time === null) return false
  return isSlotOffered(storeMoment(store, { service, zone }, now), service_time)
}

function minutesOf(
  { tab, preparationMinutes }: StoreState,
  service: Service,
  zone: DeliveryZone | null,
): QuotedCart['minutes'] {
  const hasEstimate = tab === 'available' && (zone !== null || service === 'collection')
  return hasEstimate ? expectedMinutes(preparationMinutes, zone) : null
}

const areOptionsUnavailable = (line: ResolvedLine) => line.unavailableReason === 'optionGone'
const isProductUnavailable = (line: ResolvedLine) =>
  !line.isAvailable && !areOptionsUnavailable(line)

function idsOf(lines: readonly ResolvedLine[], which: (line: ResolvedLine) => boolean): string[] {
  return lines.filter(which).map(({ stored }) => stored.id)
}
