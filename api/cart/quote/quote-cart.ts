import type { Service } from '#rules/orders/service.ts'
import type { CartProblem } from '#contract/cart/cart.ts'
import { cartProblems } from '#rules/cart/cart-problems.ts'
import type { CartQuote } from '#rules/cart/price-cart.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import { expectedMinutes } from '#rules/stores/ready-minutes.ts'
import { isSlotOffered } from '#rules/stores/slots.ts'
import type { Context } from '#api/context.ts'
import { discountProblem } from '#api/discount/discount-problem.ts'
import type { CartDiscounts } from '#api/discount/discounts-of-cart.ts'
import type { MenuRecord } from '#api/menu/menu-record.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { currentPlatformFee } from '#api/stores/record/platform-fee.ts'
import { storeMoment } from '#api/stores/record/store-moment.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { stateOf, type StoreState } from '#api/stores/record/store-state.ts'
import { amountsOfCart } from './cart-amounts.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { zoneFor } from './cart-zone.ts'
import { menuForCart } from '#api/cart/lines/menu-for-cart.ts'
import { resolveLines } from '#api/cart/lines/resolve-lines.ts'
import type { ResolvedLine } from '#api/cart/lines/resolved-line.ts'
import { lookAtPlace, wantedPlace } from '#api/cart/slots/reserve-slot.ts'
import type { WantedPlace } from '#api/cart/slots/wanted-slot.ts'

/** A cart with all that its store, the menu and the clock make of it at an instant. */
export interface QuotedCart {
  row: CartRow
  store: StoreRecord
  quotedAt: Date
  state: StoreState
  /** Null for collection, without an address, and outside all zones. */
  zone: DeliveryZone | null
  lines: ResolvedLine[]
  amounts: CartQuote
  discounts: CartDiscounts
  minimumOrderPence: number
  /** Until the hand-over of an order placed now; null while nobody can say. */
  minutes: { from: number; to: number } | null
  /** The place in a slot without which it cannot be ordered. */
  wantedPlace: WantedPlace | null
  /** Until when that place is kept for it; null when it has none. */
  slotHeldUntil: Date | null
  problems: CartProblem[]
}

/**
 * Prices a cart and finds what stands between it and its order. A line that cannot be ordered
 * counts for nothing.
 */
export async function quoteCart(context: Context, row: CartRow): Promise<QuotedCart> {
  const [store, menuAt, platformFee] = await Promise.all([
    findStore(context, { id: row.store_id }),
    menuForCart(context, row),
    currentPlatformFee(context),
  ])
  const { record: menu } = menuAt
  const quotedAt = context.now()
  const isDelivery = row.service === 'delivery'
  const zone = isDelivery && row.address ? zoneFor(store, row.address) : null
  const lines = resolveLines(menuAt, row.lines)
  const atHand = { row, store, lines, zone, platformFee, now: quotedAt }
  const { amounts, discounts } = await amountsOfCart(context, atHand)
  const state = stateOf(store, { service: row.service, zone }, quotedAt)
  const minimumOrderPence = minimumOf(store, row.service, zone)
  const wanted = wantedPlace(store, menu, row, quotedAt)
  const place = wanted && (await lookAtPlace(context, row.token, wanted, quotedAt))
  return {
    row,
    store,
    quotedAt,
    state,
    zone,
    lines,
    amounts,
    discounts,
    minimumOrderPence,
    minutes: minutesOf(state, row.service, zone),
    wantedPlace: wanted,
    slotHeldUntil: place?.heldUntil ?? null,
    problems: [
      ...cartProblems({
        service: row.service,
        isEmpty: lines.length === 0,
        subtotalPence: amounts.subtotalPence,
        hasAddress: row.address !== null,
        zone,
        minimumOrderPence,
        storeTab: state.tab,
        serviceTime: row.service_time,
        isSlotOffered: isTimeOffered(store, { row, zone }, quotedAt),
        isSlotFull: place?.isFull ?? false,
        now: quotedAt,
        unavailableLineIds: idsOf(lines, isProductGone),
        unavailableOptionLineIds: idsOf(lines, areOptionsGone),
      }),
      ...codeProblems(discounts, row, menu),
    ],
  }
}

/**
 * An empty cart has no code to complain about: it is not for what it lacks. Neither is one that has
 * come to save nothing, as it costs nothing to order with it: it is not used then.
 */
function codeProblems(
  { code, codeRefusal }: CartDiscounts,
  { lines }: CartRow,
  menu: MenuRecord,
): CartProblem[] {
  if (codeRefusal === null || code === null || lines.length === 0) return []
  if (codeRefusal.code === 'DISCOUNT_SAVES_NOTHING') return []
  return [discountProblem(codeRefusal, code, menu)]
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
  const canBeSaid = tab === 'available' && (zone !== null || service === 'collection')
  return canBeSaid ? expectedMinutes(preparationMinutes, zone) : null
}

/** While the zone is not known, the lowest minimum of any zone is what surely has to be reached. */
function minimumOf(store: StoreRecord, service: Service, zone: DeliveryZone | null): number {
  if (service === 'collection') return store.collectionMinimumPence
  if (zone) return zone.minimumOrderPence
  const minimums = store.zones.map(({ minimumOrderPence }) => minimumOrderPence)
  return minimums.length > 0 ? Math.min(...minimums) : 0
}

const areOptionsGone = (line: ResolvedLine) => line.unavailableReason === 'optionGone'
const isProductGone = (line: ResolvedLine) => !line.isAvailable && !areOptionsGone(line)

function idsOf(lines: readonly ResolvedLine[], which: (line: ResolvedLine) => boolean): string[] {
  return lines.filter(which).map(({ kept }) => kept.id)
}
