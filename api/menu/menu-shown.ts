import type { Service } from '#rules/orders/service.ts'
import type { UnavailableReason } from '#contract/menu.ts'
import { openIntervalAt } from '#rules/stores/opening-hours.ts'
import type { Context } from '#api/context.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { stateOf } from '#api/stores/record/store-state.ts'
import { findStock, reasonAt, orderableAt, type Stock } from './menu-at.ts'
import type { MenuRecord, ProductRecord } from './menu-record.ts'

export type ShownUnavailableReason = UnavailableReason

/** A menu as it is shown: for one service or any that the store offers. */
export interface MenuShown {
  /** The instant that messages refer to; the earliest, if services differ. */
  at: Date
  ways: readonly { service: Service; at: Date; isOpen: boolean }[]
  stock: Stock
}

/** The time and the service that a menu is shown for. */
export interface MenuQuery {
  /** An instant; without one as soon as possible, whether the store is open or not. */
  filterTime?: string | undefined
  /** Any that the store offers when left out. */
  service?: Service | undefined
}

/** A menu, or some products of it, for a query. */
export async function showMenu(
  context: Context,
  store: StoreRecord,
  record: MenuRecord,
  { filterTime, service }: MenuQuery,
  productIds: Iterable<string> = record.counted,
): Promise<MenuShown> {
  const now = context.now()
  const time = filterTime === undefined ? null : new Date(filterTime)
  const ways = (service === undefined ? store.services : [service])
    .filter((each) => store.services.includes(each))
    .map((each) => ({
      service: each,
      at: orderableAt(time, stateOf(store, { service: each, zone: null }, now), now),
      isOpen: time === null || openIntervalAt(store.hours, each, time) !== null,
    }))
  const [at = time ?? now] = ways.map((way) => way.at).toSorted((a, b) => +a - +b)
  return { at, ways, stock: await findStock(context, record, productIds) }
}

/**
 * Why a product cannot be ordered, by any of the ways; null if it can by one. A meal deal can while each of
 * its slots can be filled.
 */
export function reasonInMenu(
  product: ProductRecord,
  shown: MenuShown,
): ShownUnavailableReason | null {
  const own = ownReason(product, shown)
  if (own !== null) return own
  for (const { products } of product.bundleSlots) {
    const reasons = products.map((dish) => ownReason(dish, shown))
    if (reasons.includes(null)) continue
    return kindest(reasons) ?? 'soldOut'
  }
  return null
}

function ownReason(
  product: ProductRecord,
  { ways, stock }: MenuShown,
): ShownUnavailableReason | null {
  const reasons = ways.map((way) => {
    const reason = reasonAt({ ...way, stock }, product)
    return reason !== 'soldOut' && !way.isOpen ? 'storeClosed' : reason
  })
  if (reasons.includes(null)) return null
  return kindest(reasons) ?? (product.isAvailable ? 'storeClosed' : 'soldOut')
}

/** The reason that ends soonest: another time helps most; a product that is sold out for good comes last. */
function kindest(
  reasons: readonly (ShownUnavailableReason | null)[],
): ShownUnavailableReason | undefined {
  const byHope = ['notSoldThen', 'storeClosed', 'soldOut'] as const
  return byHope.find((reason) => reasons.includes(reason))
}
