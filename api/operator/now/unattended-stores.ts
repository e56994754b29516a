import { findUnattended, UNATTENDED_WARNING_MINUTES } from '#rules/stores/unattended.ts'
import type { Context } from '#api/context.ts'
import { findWatchedSince } from '#api/partner/alerts/watch-boards.ts'
import { findStores } from '#api/stores/record/find-store.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { storeMoment } from '#api/stores/record/store-state.ts'
import { selectUnseenBoards, type NeedRow } from './now.queries.ts'

const MINUTE_MS = 60_000
/** A restaurant that nobody has had open for longer is not one whose tablet has just lost its power. */
const LONGEST_UNSEEN_MS = 14 * 24 * 60 * MINUTE_MS
const MAXIMUM_UNSEEN = 2000

/**
 * Restaurants that take orders for as soon as possible while nobody has their store app open, whether they want
 * to be warned or not: of many, those that were left last.
 */
export async function findUnattendedStores(
  context: Context,
  { now, limit }: { now: Date; limit: number },
): Promise<NeedRow[]> {
  const watchedSince = await findWatchedSince(context, now)
  if (!watchedSince) return []
  const unseen = await selectUnseenBoards(context.db, {
    after: new Date(now.getTime() - LONGEST_UNSEEN_MS),
    by: new Date(now.getTime() - UNATTENDED_WARNING_MINUTES * MINUTE_MS),
    limit: MAXIMUM_UNSEEN,
  })
  const ids = unseen.map(({ storeId }) => storeId)
  const stores = new Map((await findStores(context, ids)).map((store) => [store.id, store]))
  const found: NeedRow[] = []
  for (const { storeId, seenAt } of unseen) {
    const store = stores.get(storeId)
    const row = store && rowOf(store, { seenAt, watchedSince, now })
    if (row) found.push(row)
    // Each one costs a thousandth of a second.
    if (found.length === limit) break
  }
  return found
}

function rowOf(
  store: StoreRecord,
  { now, ...seen }: { seenAt: Date; watchedSince: Date; now: Date },
): NeedRow | null {
  const moments = store.services.map((service) => storeMoment(store, { service, zone: null }, now))
  const unattended = findUnattended(moments, seen)
  if (!unattended) return null
  const { id, name, phone } = store
  return { ...NO_ORDER, id, since: unattended.since, storeId: id, storeName: name, phone }
}

const NO_ORDER = { count: 1, orderId: null, number: null, until: null, subject: '' }
