import type { Service } from '#rules/orders/service.ts'
import { unavailableReason } from '#rules/menu/unavailable-reason.ts'
import type { Context } from '#api/context.ts'
import type { StoreState } from '#api/stores/record/store-record.ts'
import type { MenuRecord, ProductRecord } from './menu-record.ts'
import { selectStock } from './menu.queries.ts'

/** A menu as somebody asks for it: by a service, for an instant. */
export interface MenuAt {
  record: MenuRecord
  service: Service
  at: Date
  /** How many there are of those counted products that matter to who asks. */
  stock: Stock
}

/** By the id of a counted product, how many there are. */
export type Stock = ReadonlyMap<string, number>

const nothingCounted: Stock = new Map()

/**
 * The instant that decides what is to be had: the start of a chosen slot; of what is wanted as soon
 * as possible now, or while the store is not open the first time at which it can be had.
 */
export function orderableAt(
  serviceTime: Date | null,
  { tab, nextSlotAt }: Pick<StoreState, 'tab' | 'nextSlotAt'>,
  now: Date,
): Date {
  if (serviceTime !== null) return serviceTime
  return tab === 'available' || nextSlotAt === null ? now : new Date(nextSlotAt)
}

/** How many there are now of those of the products that are counted; asks only if any is. */
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

/** Why a product, as it stands on the menu, cannot be had; null: it can. */
export function reasonAt(
  { service, at, stock }: Pick<MenuAt, 'service' | 'at' | 'stock'>,
  product: ProductRecord,
): ReturnType<typeof unavailableReason> {
  return unavailableReason(product, { service, at, left: stock.get(product.id) ?? null })
}
