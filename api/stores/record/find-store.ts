import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { addDays, londonParts } from '#rules/time/london.ts'
import { KeptRecords } from '#api/memory/record-cache.ts'
import { onStoreChange } from './store-changes.ts'
import { selectStoreId, selectStores } from './store-record.queries.ts'
import type { StoreRecord } from './store-record.ts'

/** One takes some 5 kB. */
const STORES_KEPT = 5000
/** Spans of an exception's date may still run on the days after it. */
const EXCEPTION_DAYS_BACK = 8

type Kept = { stores: KeptRecords<StoreRecord>; ids: Map<string, string> }

const keptOfContext = new WeakMap<Context, Kept>()

/**
 * The store with this id or slug, kept in this process until it changes.
 * Throws NONEXISTING_STORE.
 */
export async function findStore(
  context: Context,
  by: { id: string } | { slug: string },
): Promise<StoreRecord> {
  const { stores } = keptOf(context)
  const store = 'id' in by ? await stores.find(by.id) : await bySlug(context, by.slug)
  if (!store) throw new ApiError('NONEXISTING_STORE')
  return store
}

/** Those of the stores that exist, in the order asked; what is not kept is read in one query. */
export function findStores(context: Context, ids: readonly string[]): Promise<StoreRecord[]> {
  return keptOf(context).stores.findAll(ids)
}

async function bySlug(context: Context, slug: string): Promise<StoreRecord | undefined> {
  const { stores, ids } = keptOf(context)
  const knownId = ids.get(slug)
  const known = knownId === undefined ? undefined : await stores.find(knownId)
  if (known?.slug === slug) return known
  const id = await selectStoreId(context.db, slug)
  if (id === undefined) return undefined
  if (ids.size >= STORES_KEPT) ids.clear()
  ids.set(slug, id)
  return stores.find(id)
}

function keptOf(context: Context): Kept {
  const known = keptOfContext.get(context)
  if (known) return known
  const load = (ids: string[]) =>
    selectStores(context.db, ids, addDays(londonParts(context.now()).isoDate, -EXCEPTION_DAYS_BACK))
  const kept: Kept = { stores: new KeptRecords(STORES_KEPT, load), ids: new Map() }
  keptOfContext.set(context, kept)
  onStoreChange(context, (id) => (id === null ? kept.stores.dropAll() : kept.stores.drop(id)))
  return kept
}
