import type { Service } from '#rules/orders/service.ts'
import { unavailableReason } from '#rules/menu/unavailable-reason.ts'
import type { Context } from '#api/context.ts'
import type { StoreState } from '#api/stores/record/store-record.ts'
import type { MenuRecord, ProductRecord } from './menu-record.ts'
import { selectStock } from './menu.queries.ts'

/** A menu for a service and an instant. */
export interface MenuAt {
  record: MenuRecord
  service: Service
  at: Date
  /** The stock of those counted products that matter to the caller. */
  stock: Stock
}

/** The stock by the id of a counted product. */
export type Stock = ReadonlyMap<string, number>

const nothingCounted: Stock = new Map()

/**
 * The instant that decides what is available: the start of a chosen slot; for as soon as possible now, or
 * while the store is closed the first time at which it can be ordered for.
 */
export function orderableAt(
  serviceTime: Date | null,
  { tab, nextSlotAt }: Pick<StoreState, 'tab' | 'nextSlotAt'>,
  now: Date,
): Date {
  if (serviceTime !== null) return serviceTime
  return tab === 'available' || nextSlotAt === null ? now : new Date(nextSlotAt)
}

/** The current stock of the counted ones of the products; queries only if any is. */
export async function findStock(
  { db }: Context,
  { counted }: MenuRecord,
  productIds: Iterable<string>,
): Promise<Stock> {
  if (counted.size === 0) return nothingCounted
  const ids = [...new Set(productIds)].filter((id) => counted.has(id))
  if (ids.length === 0) return nothingCounted
  const rows = await selectStock(db, ids)
  return new Map(rows.map(({ productId, remaining }) => [productId, remaining]))
}

/** Why a product, as it is on the menu, cannot be ordered; null if it can. */
export function reasonAt(
  { service, at, stock }: Pick<MenuAt, 'service' | 'at' | 'stock'>,
  product: ProductRecord,
): ReturnType<typeof unavailableReason> {
  return unavailableReason(product, { service, at, left: stock.get(product.id) ?? null })
}
