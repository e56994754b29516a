import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listOperatorOrders as listCall } from '#contract/operator/operator-orders.ts'
import { readOrderSearch } from '#rules/operator/order-search.ts'
import { addDays, londonInstant, londonParts } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import {
  selectOperatorOrders,
  selectStoresNamed,
  type OperatorOrderRow,
  type OrdersWanted,
} from './operator-orders.queries.ts'

/** How far back the list goes where no day is chosen. */
const DAYS_WITHOUT_CHOICE = 90
/** A word of a name may be that of many restaurants. */
const MAXIMUM_STORES = 20

/** A page of the marketplace's orders, the newest first. */
export async function listOperatorOrders(
  context: Context,
  query: QueryOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const { cursor, limit, state, storeId = null, customerId = null } = query
  const rows = await selectOperatorOrders(context.db, {
    state,
    storeId,
    customerId,
    ...periodOf(query, context.now()),
    after: cursor ?? null,
    limit: limit + 1,
    search: await searchOf(context, query.search),
  })
  const items = rows.slice(0, limit).map(itemOf)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

async function searchOf({ db }: Context, typed: string): Promise<OrdersWanted['search']> {
  if (typed === '') return null
  const { number, words } = readOrderSearch(typed)
  return { number, words, storeIds: await selectStoresNamed(db, words, MAXIMUM_STORES) }
}

/** The days that are wanted. Of a customer, all there were. */
function periodOf(
  { from, to, customerId }: QueryOf<typeof listCall>,
  now: Date,
): Pick<OrdersWanted, 'from' | 'before'> {
  const first =
    from ?? (customerId ? null : addDays(londonParts(now).isoDate, -DAYS_WITHOUT_CHOICE))
  return {
    from: first === null ? null : londonInstant(first, 0),
    before: to === undefined ? null : londonInstant(addDays(to, 1), 0),
  }
}

function itemOf({ storeId, storeName, placedAt, dueAt, ...row }: OperatorOrderRow) {
  return {
    ...row,
    placedAt: placedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    store: { id: storeId, name: storeName },
  }
}
