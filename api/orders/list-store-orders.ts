import type { Order } from '#contract/orders.ts'
import { londonInstant, londonParts } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import { pageOfOrders, placeOf } from './order-page.ts'
import { countFinishedOrders, loadFinishedOrders, loadOpenOrders } from './orders.queries.ts'

/**
 * A page of a store's orders: the open ones, the one due first first, or those finished today, the
 * last one first. Throws a FieldError for an unreadable cursor.
 */
export async function listStoreOrders(
  { db, now }: Context,
  storeId: string,
  {
    state,
    cursor,
    limit,
  }: {
    state: 'open' | 'done'
    cursor?: string | undefined
    limit: number
  },
): Promise<{ items: Order[]; nextCursor: string | null }> {
  const range = { storeId, after: placeOf(cursor), limit: limit + 1 }
  const rows =
    state === 'open'
      ? await loadOpenOrders(db, range)
      : await loadFinishedOrders(db, { ...range, since: midnight(now()) })
  return pageOfOrders(rows, limit, 'partner')
}

/** How many orders of a store were finished since midnight in London. */
export function countDoneToday({ db, now }: Context, storeId: string): Promise<number> {
  return countFinishedOrders(db, storeId, midnight(now()))
}

function midnight(now: Date): Date {
  return londonInstant(londonParts(now).isoDate, 0)
}
