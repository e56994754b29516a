/** So many items of each category, by its id. */
export type SlotItems = Readonly<Record<string, number>>

/** How much a kitchen takes on for one slot. */
export interface SlotLimits {
  /** Null: as many as come. */
  orders: number | null
  /** Of the categories that are limited. */
  items: SlotItems
}

/** Places that are taken in one slot, by orders and by carts with a reservation. */
export interface SlotUsage {
  orders: number
  /** What each of them has of the limited categories. */
  items: SlotItems
  /** Whether it is the reservation of the cart in question. */
  isOwn: boolean
}

/** How long a place is reserved for a cart after it last changed or its checkout was open. */
export const RESERVATION_MS = 10 * 60_000

/**
 * Whether a slot has no place for a cart that wants so many items of the limited categories. The
 * place that it already has stays its own, even when the limits have become narrower since; it is
 * not enough for more items than it was taken for.
 */
export function isSlotFull(
  limits: SlotLimits,
  taken: readonly SlotUsage[],
  requested: SlotItems,
): boolean {
  if (hasReservationFor(limits, taken, requested)) return false
  const others = taken.filter(({ isOwn }) => !isOwn)
  const orders = others.reduce((sum, each) => sum + each.orders, 0)
  if (limits.orders !== null && orders >= limits.orders) return true
  return Object.entries(limits.items).some(([category, limit]) => {
    const more = requested[category] ?? 0
    const already = others.reduce((sum, each) => sum + each.orders * (each.items[category] ?? 0), 0)
    return more > 0 && already + more > limit
  })
}

/** Whether the place that the cart has in the slot is one for all that it wants. */
export function hasReservationFor(
  limits: SlotLimits,
  taken: readonly SlotUsage[],
  requestedOnes: SlotItems,
): boolean {
  const own = taken.find(({ isOwn }) => isOwn)
  if (!own) return false
  return Object.keys(limits.items).every(
    (category) => (requestedOnes[category] ?? 0) <= (own.items[category] ?? 0),
  )
}

/** A line of a cart, or a part of a meal deal, as slots count it. */
interface Counted {
  productId: string
  quantity: number
  parts?: readonly { productId: string }[]
}

/** What lines have of the limited categories; a part of a meal deal counts in its own. */
export function slotItemsOf(
  limits: SlotLimits,
  lines: readonly Counted[],
  categoryOf: (productId: string) => string | undefined,
): SlotItems {
  const items: Record<string, number> = {}
  for (const { productId, quantity, parts = [] } of lines) {
    for (const id of [productId, ...parts.map((part) => part.productId)]) {
      const category = categoryOf(id)
      if (category === undefined || limits.items[category] === undefined) continue
      items[category] = (items[category] ?? 0) + quantity
    }
  }
  return items
}
