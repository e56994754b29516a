import type { StoreType } from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import { isCuisineHidden, selectStoreTypes } from './listing.queries.ts'

const LIFETIME_MS = 10_000

const storeTypeCache = ({ memory }: Context) =>
  memory.cache<StoreType[]>({ maximum: 1, lifetimeMs: LIFETIME_MS })

/** Every cuisine that customers find a store of, in the marketplace's own order. */
export async function findStoreTypes(context: Context): Promise<readonly StoreType[]> {
  const load = async () => ({ value: await selectStoreTypes(context.db) })
  return context.memory.of(storeTypeCache, context).find('', load)
}

/** Whether the marketplace has a cuisine and shows it to nobody. */
export function isHiddenCuisine({ db }: Context, slug: string): Promise<boolean> {
  return isCuisineHidden(db, slug)
}
