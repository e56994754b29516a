import type { Service } from '#rules/orders/service.ts'
import { cartProblems, type CartProblem } from '#rules/cart/cart-problems.ts'
import { priceCart, type CartQuote } from '#rules/cart/price-cart.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import { expectedMinutes } from '#rules/stores/ready-minutes.ts'
import { isSlotOffered } from '#rules/stores/slots.ts'
import { storeTab, type StoreTabVerdict } from '#rules/stores/store-tab.ts'
import type { Context } from '#api/context.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import { findStore } from '#api/stores/find-store.ts'
import { currentPlatformFee } from '#api/stores/platform-fee.ts'
import type { StoreRecord } from '#api/stores/store-record.ts'
import type { CartRow } from './cart.queries.ts'
import { zoneFor } from './cart-zone.ts'
import { resolveLines, type ResolvedLine } from './resolve-lines.ts'

/** A cart with all that its store, the menu and the clock make of it at an instant. */
export interface QuotedCart {
  row: CartRow
  store: StoreRecord
  quotedAt: Date
  tab: StoreTabVerdict
  /** Null for collection, without an address, and outside all zones. */
  zone: DeliveryZone | null
  lines: ResolvedLine[]
  amounts: CartQuote
  minimumOrderPence: number
  /** Until the hand-over of an order placed now; null for a delivery to nobody knows where. */
  minutes: { from: number; to: number } | null
  problems: CartProblem[]
}

/** Prices a cart and finds what stands between it and its order. A line that cannot be ordered counts for nothing. */
export async function quoteCart(context: Context, row: CartRow): Promise<QuotedCart> {
  const [store, menu, platformFee] = await Promise.all([
    findStore(context, { id: row.store_id }),
    findMenu(context, row.store_id),
    currentPlatformFee(context),
  ])
  const quotedAt = context.now()
  const isDelivery = row.service === 'delivery'
  const zone = isDelivery && row.address ? zoneFor(store, row.address) : null
  const lines = resolveLines(menu, row.lines)
  const amounts = priceCart({
    lines: lines.map(({ unitPricePence, kept, isAvailable }) => ({
      unitPricePence,
      quantity: isAvailable ? kept.quantity : 0,
    })),
    service: row.service,
    zone,
    platformFee,
    bag: store.bag,
    noBag: row.no_bag,
    discount: null,
  })
  const moment = storeMoment(store, row.service, quotedAt)
  const tab = storeTab(moment)
  const minimumOrderPence = minimumOf(store, row.service, zone)
  return {
    row,
    store,
    quotedAt,
    tab,
    zone,
    lines,
    amounts,
    minimumOrderPence,
    minutes: isDelivery && !zone ? null : expectedMinutes({ ...moment, zone }),
    problems: cartProblems({
      service: row.service,
      isEmpty: lines.length === 0,
      subtotalPence: amounts.subtotalPence,
      hasAddress: row.address !== null,
      zone,
      minimumOrderPence,
      storeTab: tab.tab,
      serviceTime: row.service_time,
      isSlotOffered: row.service_time !== null && isSlotOffered(moment, row.service_time),
      now: quotedAt,
      unavailableLineIds: idsOf(lines, ({ isProductAvailable }) => !isProductAvailable),
      unavailableOptionLineIds: idsOf(
        lines,
        (line) => line.isProductAvailable && !line.areOptionsAvailable,
      ),
    }),
  }
}

/** What rules about time ask of a store for a service at an instant. */
export function storeMoment(store: StoreRecord, service: Service, now: Date) {
  const isBusy = store.busyUntil !== null && store.busyUntil > now
  return {
    hours: store.hours,
    service,
    isServiceOffered: store.services.includes(service),
    now,
    pausedUntil: store.pausedUntil,
    preOrderDays: store.preOrderDays,
    preparationMinutes: store.preparationMinutes,
    busyMinutes: isBusy ? store.busyMinutes : 0,
  }
}

/** While the zone is not known, the lowest minimum of any zone is what surely has to be reached. */
function minimumOf(store: StoreRecord, service: Service, zone: DeliveryZone | null): number {
  if (service === 'collection') return store.collectionMinimumPence
  if (zone) return zone.minimumOrderPence
  const minimums = store.zones.map(({ minimumOrderPence }) => minimumOrderPence)
  return minimums.length > 0 ? Math.min(...minimums) : 0
}

function idsOf(lines: readonly ResolvedLine[], which: (line: ResolvedLine) => boolean): string[] {
  return lines.filter(which).map(({ kept }) => kept.id)
}
