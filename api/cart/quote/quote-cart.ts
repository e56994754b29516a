import type { Cart } from '#contract/cart/cart.ts'
import { CART_PROBLEM_CODES, type CartProblem } from '#contract/cart/cart-problem.ts'
import { cartProblems } from '#rules/cart/cart-problems.ts'
import type { PlatformFee } from '#rules/cart/platform-fee.ts'
import { priceCart, type CartQuote } from '#rules/cart/price-cart.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import { minimumOrderPence } from '#rules/delivery/minimum-order.ts'
import type { Service } from '#rules/orders/service.ts'
import { expectedMinutes } from '#rules/stores/ready-minutes.ts'
import { isSlotOffered } from '#rules/stores/slots.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { menuForCart, resolveLines, type ResolvedLine } from '#api/cart/lines/resolve-lines.ts'
import { findReservation, wantedSlot } from '#api/cart/slots/reserve-slot.ts'
import type { RequestedSlot } from '#api/cart/slots/reserve-slot.queries.ts'
import type { Context } from '#api/context.ts'
import { zoneOfAddress } from '#api/address/delivery-location.ts'
import { discountProblem } from '#api/discount/discount-answer.ts'
import { discountsOfCart, type CartDiscounts } from '#api/discount/discounts-of-cart.ts'
import type { MenuRecord } from '#api/menu/menu-record.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { bagOf, currentCharges, type Charges } from '#api/stores/record/charges.ts'
import type { StoreRecord, StoreState } from '#api/stores/record/store-record.ts'
import { stateOf, storeMoment } from '#api/stores/record/store-state.ts'
import { menuChangesOf } from './menu-changes.ts'

/** A cart with what decides its price at an instant. */
interface CartToPrice {
  row: CartRow
  store: StoreRecord
  menu: MenuRecord
  /** Null for collection, without an address, and outside all zones. */
  zone: DeliveryZone | null
  lines: ResolvedLine[]
  platformFee: PlatformFee
  quotedAt: Date
}

/** A cart's price, with the one discount that applies. */
export interface PricedCart extends Omit<CartToPrice, 'platformFee'> {
  amounts: CartQuote
  discounts: CartDiscounts
}

/** A cart with everything that its store, the menu and the clock decide at an instant. */
export interface QuotedCart extends PricedCart {
  state: StoreState
  minimumOrderPence: number
  /** The time to the hand-over of an order placed now; null while that is unknown. */
  minutes: { from: number; to: number } | null
  /** The slot that it needs to be ordered. */
  wantedSlot: RequestedSlot | null
  /** Until when that slot is reserved for it; null: it is not. */
  slotReservedUntil: Date | null
  /** What newer versions of the menu change; null: nothing. */
  menuChanges: Cart['menuChanges']
  problems: CartProblem[]
}

/** Prices a cart. A line that cannot be ordered costs nothing. */
export async function pricedCart(context: Context, row: CartRow): Promise<PricedCart> {
  const [storeNow, menuAt, charges] = await Promise.all([
    findStore(context, { id: row.store_id }),
    menuForCart(context, row),
    currentCharges(context),
  ])
  const store = withChargedBag(storeNow, charges)
  const zone = row.service === 'delivery' && row.address ? zoneOfAddress(store, row.address) : null
  const lines = resolveLines(menuAt, row.lines)
  const { record: menu } = menuAt
  const quotedAt = context.now()
  const cart = { row, store, menu, zone, lines, quotedAt }
  return { ...cart, ...(await amountsOf(context, { ...cart, platformFee: charges.platformFee })) }
}

/** The same record where the store charges enough for its bags. */
function withChargedBag(store: StoreRecord, charges: Charges): StoreRecord {
  const bag = bagOf(store, charges)
  return bag === store.bag ? store : { ...store, bag }
}

async function amountsOf(
  context: Context,
  { row, store, lines, zone, platformFee, quotedAt }: CartToPrice,
): Promise<Pick<PricedCart, 'amounts' | 'discounts'>> {
  const priced = {
    lines: lines.map(({ unitPricePence, stored, isAvailable }) => ({
      unitPricePence,
      quantity: isAvailable ? stored.quantity : 0,
    })),
    service: row.service,
    zone,
    platformFee,
    bag: store.bag,
    noBag: row.no_bag,
    tipPence: row.tip_pence,
  }
  const full = priceCart({ ...priced, discount: null })
  const discounts = await discountsOfCart(context, row, {
    storeId: store.id,
    service: row.service,
    now: quotedAt,
    handOverAt: row.service_time ?? quotedAt,
    lines: lines.map(({ stored: { productId }, isAvailable }, index) => ({
      productId,
      linePence: full.lineTotalsPence[index] ?? 0,
      isAvailable,
    })),
    subtotalPence: full.subtotalPence,
    deliveryFeePence: full.deliveryFeePence,
    isDeliveryFeeKnown: full.isDeliveryFeeKnown,
  })
  const { counts } = discounts
  const amounts = counts ? priceCart({ ...priced, discount: counts.effect }) : full
  return { amounts, discounts }
}

/** Prices a cart and finds the problems that block its order. */
export async function quoteCart(context: Context, row: CartRow): Promise<QuotedCart> {
  return quotePricedCart(context, await pricedCart(context, row))
}

/** The problems that block the order of a cart that is priced already. */
export async function quotePricedCart(context: Context, priced: PricedCart): Promise<QuotedCart> {
  const { row, store, menu, zone, quotedAt: now } = priced
  const state = stateOf(store, { service: row.service, zone }, now)
  const minimumPence = minimumOrderPence(store, row.service, zone)
  const requested = wantedSlot(store, menu, row, now)
  const reservation = requested && (await findReservation(context, row.token, requested, now))
  return {
    ...priced,
    state,
    minimumOrderPence: minimumPence,
    minutes: minutesOf(state, row.service, zone),
    wantedSlot: requested,
    slotReservedUntil: reservation?.reservedUntil ?? null,
    menuChanges: await menuChangesOf(context, { row, menu, lines: priced.lines, at: now }),
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
    firstSlot: state.nextSlotAt === null ? null : new Date(state.nextSlotAt),
    isSlotFull,
    now,
    unavailableLineIds: idsOf(lines, isProductUnavailable),
    unavailableOptionLineIds: idsOf(lines, areOptionsUnavailable),
  }).map(({ kind, ...numbers }) => ({ code: CART_PROBLEM_CODES[kind], ...numbers }))
}

/**
 * An empty cart reports no problem of its code. A code that now saves nothing is no problem either: it is
 * simply not used, and the order goes through.
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

const areOptionsUnavailable = (line: ResolvedLine) => line.unavailableReason === 'optionUnavailable'
const isProductUnavailable = (line: ResolvedLine) =>
  !line.isAvailable && !areOptionsUnavailable(line)

function idsOf(lines: readonly ResolvedLine[], which: (line: ResolvedLine) => boolean): string[] {
  return lines.filter(which).map(({ stored }) => stored.id)
}
