import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { addDays, londonParts } from '#rules/time/london.ts'
import { STORE_CHANGED } from './store-changes.ts'
import { selectPresentSlug, selectStoreNamed, selectStores } from './store-record.queries.ts'
import type { StoreRecord } from './store-record.ts'

/** One takes some 5 kB. */
const MAXIMUM_STORES = 5000
/** Spans of an exception's date may still run on the days after it. */
const EXCEPTION_DAYS_BACK = 8

const storeCache = ({ memory }: Context) =>
  memory.cache<StoreRecord>({ maximum: MAXIMUM_STORES, droppedOn: STORE_CHANGED })

/** The ids of slugs, of which a store may take another. */
const slugCache = ({ memory }: Context) => memory.cache<string>({ maximum: MAXIMUM_STORES })

/**
 * The store with this id whatever its state, or the one that customers find by this slug, cached until it changes.
 * Throws NONEXISTING_STORE, with the detail `isClosed` for a slug of one that was live before.
 */
export async function findStore(
  context: Context,
  by: { id: string } | { slug: string },
): Promise<StoreRecord> {
  const store = 'id' in by ? await byId(context, by.id) : await bySlug(context, by.slug)
  if (!store) throw new ApiError('NONEXISTING_STORE')
  return store
}

/** A store that takes orders from customers. Throws NONEXISTING_STORE. */
export async function findLiveStore(context: Context, id: string): Promise<StoreRecord> {
  const store = await findStore(context, { id })
  if (store.lifecycle !== 'live') throw new ApiError('NONEXISTING_STORE')
  return store
}

/**
 * The slug of today of the store that once had this one; null when the store is archived or deleted.
 * Undefined: no store that customers could find ever had it.
 */
export function findPresentSlug(
  { db }: Context,
  former: string,
): Promise<string | null | undefined> {
  return selectPresentSlug(db, former)
}

/** Those of the stores that exist, in the order asked; what is not cached is read in one query. */
export function findStores(context: Context, ids: readonly string[]): Promise<StoreRecord[]> {
  const { memory, db, now } = context
  return memory.of(storeCache, context).findAll(ids, async (missing) => {
    const since = addDays(londonParts(now()).isoDate, -EXCEPTION_DAYS_BACK)
    const stores = await selectStores(db, missing, since)
    return new Map(stores.map((store) => [store.id, store]))
  })
}

async function byId(context: Context, id: string): Promise<StoreRecord | undefined> {
  const [store] = await findStores(context, [id])
  return store
}

async function bySlug(context: Context, slug: string): Promise<StoreRecord | undefined> {
  const ids = context.memory.of(slugCache, context)
  const knownId = ids.get(slug)
  const known = knownId === undefined ? undefined : await byId(context, knownId)
  if (known?.slug === slug && known.lifecycle === 'live') return known
  const named = await selectStoreNamed(context.db, slug)
  if (named?.state === 'suspended' || named?.state === 'archived')
    throw new ApiError('NONEXISTING_STORE', { isClosed: true })
  if (named?.state !== 'live') return undefined
  ids.set(slug, named.id)
  return byId(context, named.id)
}
