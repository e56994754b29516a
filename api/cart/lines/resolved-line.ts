import type { CartLine } from '#contract/cart/cart-line.ts'
import type { ItemFacts } from '#rules/menu/item-facts.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import type { ProductRecord } from '#api/menu/menu-record.ts'

/** A line of a cart with what the menu says about it now. */
export interface ResolvedLine extends ItemFacts {
  stored: StoredLine
  /** Null: the product has left the menu. */
  product: ProductRecord | null
  name: string
  options: CartLine['options']
  parts: CartLine['parts']
  isAvailable: boolean
  unavailableReason: CartLine['unavailableReason']
  /** For how many items of the line there is enough of what is counted; null: nothing of it is. */
  left: number | null
  /** What of each counted product it takes; nothing while it cannot be ordered. */
  takes: ReadonlyMap<string, number>
}
