import type { BodyOf } from '#contract/call.ts'
import type { quoteOrderChange } from '#contract/order-changes/order-change-calls.ts'
import type { Order } from '#contract/orders.ts'
import type { StaffMenu, StockedItem } from '#contract/partner/sold-out.ts'
import type { ChangeKind } from '#rules/orders/order-change.ts'

/** What somebody of the staff is about to change. */
export interface ChangeDraft {
  /** The line's place in the order; null: none is chosen yet. */
  position: number | null
  kind: ChangeKind | null
  /** How many can still be made. */
  quantity: number
  /** The dish instead. */
  dishId: string | null
}

/** A line that can be changed, and how many of it are still to be cooked. */
export interface ChangeableLine {
  position: number
  line: Order['lines'][number]
  left: number
}

/** The lines of an order that are still to be cooked, and whose customer is not being asked about them. */
export function changeableLines({ lines, changes }: Pick<Order, 'lines' | 'changes'>) {
  const waiting = new Set(
    changes.flatMap(({ state, position }) => (state === 'waiting' ? position : [])),
  )
  return lines.flatMap((line, position): ChangeableLine[] => {
    const left = line.quantity - line.refundedQuantity
    return left > 0 && !waiting.has(position) ? [{ position, line, left }] : []
  })
}

/** What the server is asked; null while something is not chosen yet. */
export function wantedOf(
  { kind, quantity, dishId }: ChangeDraft,
  chosen: ChangeableLine | null,
): Omit<BodyOf<typeof quoteOrderChange>, 'spokenBy'> | null {
  if (!chosen || !kind || (kind === 'replace' && dishId === null)) return null
  const { position, line, left } = chosen
  return {
    position,
    productId: line.productId,
    seenQuantity: left,
    quantity: { remove: 0, reduce: quantity, replace: left }[kind],
    replacement: kind === 'replace' && dishId !== null ? { productId: dishId, options: [] } : null,
  }
}

const maximumFound = 8

/** The dishes on sale whose name has all the words, but for the one that has run out; a few of them. */
export function dishesFound(
  { categories }: StaffMenu,
  words: string,
  without: string | undefined,
): StockedItem[] {
  const requested = words.toLowerCase().split(/\s+/).filter(Boolean)
  return categories
    .flatMap(({ products }) => products)
    .filter(({ id, isSoldOut }) => id !== without && !isSoldOut)
    .filter(({ name }) => requested.every((word) => name.toLowerCase().includes(word)))
    .slice(0, maximumFound)
}
