import { ORDERS_FOUND_FOR_DAYS } from '#contract/constants.ts'
import type { Order } from '#contract/orders.ts'
import { londonInstant, londonParts } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import { pageOfOrders } from './list-orders.ts'
import {
  countFinishedOrders,
  loadFinishedOrders,
  loadNumberedOrders,
  loadOpenOrders,
} from './orders.queries.ts'

const dayMs = 24 * 60 * 60_000

/**
 * A page of a store's orders: the open ones, the one due first first, or those finished today, the
 * last one first; by their number, those of the last 90 days.
 */
export async function listStoreOrders(
  { db, now }: Context,
  storeId: string,
  {
    state,
    number,
    cursor,
    limit,
  }: {
    state: 'open' | 'done'
    number?: string | undefined
    cursor?: string | undefined
    limit: number
  },
): Promise<{ items: Order[]; nextCursor: string | null }> {
  const range = { storeId, after: cursor ?? null, limit: limit + 1 }
  const load = () => {
    if (number !== undefined)
      return loadNumberedOrders(db, { ...range, number, from: first(now()) })
    if (state === 'open') return loadOpenOrders(db, range)
    return loadFinishedOrders(db, { ...range, since: midnight(now()) })
  }
  const rows = await load()
  return pageOfOrders(rows, limit, 'partner')
}

/** How many orders of a store were finished since midnight in London. */
export function countDoneToday({ db, now }: Context, storeId: string): Promise<number> {
  return countFinishedOrders(db, storeId, midnight(now()))
}

/** The London day on which the oldest order was placed that a number still finds. */
function first(now: Date): string {
  return londonParts(new Date(now.getTime() - ORDERS_FOUND_FOR_DAYS * dayMs)).isoDate
}

function midnight(now: Date): Date {
  return londonInstant(londonParts(now).isoDate, 0)
}
