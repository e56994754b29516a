import { z } from 'zod'
import type { Order } from '#contract/orders.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import { FieldError } from '#api/http/api-error.ts'
import type { OrderRow } from './orders.queries.ts'
import { orderOf } from './read-order.ts'

/**
 * A page's place in a list of orders is the last order before it: where that one stands is looked up,
 * so nothing is rounded or can be made up. Throws a FieldError for what is no place.
 */
export function cursorOf(cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  if (z.uuid().safeParse(cursor).success) return cursor
  throw new FieldError([{ field: 'cursor', code: 'invalid_value' }])
}

/** The page of so many from rows of which one more was asked for, to know whether any follow. */
export function pageOfOrders(
  rows: readonly OrderRow[],
  limit: number,
  by: Actor,
): { items: Order[]; nextCursor: string | null } {
  const items = rows.slice(0, limit).map((row) => orderOf(row, by))
  const isMore = rows.length > limit
  return { items, nextCursor: isMore ? (items.at(-1)?.id ?? null) : null }
}
