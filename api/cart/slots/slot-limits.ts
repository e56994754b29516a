import { slotItemsOf, type SlotItems, type SlotLimits } from '#rules/stores/slot-capacity.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import type { MenuRecord } from '#api/menu/menu-record.ts'

/** How much a store accepts for one slot; null: no limit. */
export function slotLimitsOf(
  { slotOrders: orders }: Pick<StoreRecord, 'slotOrders'>,
  { categories }: MenuRecord,
): SlotLimits | null {
  const limited = categories.flatMap(({ id, slotItems }) =>
    slotItems === null ? [] : [[id, slotItems] as const],
  )
  if (orders === null && limited.length === 0) return null
  return { orders, items: Object.fromEntries(limited) }
}

/** The number of items in a cart's lines from the categories with a limit. */
export function slotItemsOfLines(
  limits: SlotLimits,
  { products }: MenuRecord,
  lines: readonly StoredLine[],
): SlotItems {
  return slotItemsOf(limits, lines, (productId) => products.get(productId)?.categoryId)
}
