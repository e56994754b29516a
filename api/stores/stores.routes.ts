import { listAreas as listAreasCall } from '#contract/stores/areas.ts'
import {
  getStore as getStoreCall,
  getStoreUrl as getStoreUrlCall,
  listNearbyStores as listNearbyStoresCall,
  listStores as listStoresCall,
  listStoreTypes,
} from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { findStoreTypes } from './listing/find-store-types.ts'
import { getStore } from './record/get-store.ts'
import { storeResponseCache } from './record/store-response-cache.ts'
import { cachedByBrowsers } from '#api/http/browser-cache.ts'
import { listAreas } from './listing/list-areas.ts'
import { listNearbyStores } from './listing/list-nearby-stores.ts'
import { listStores, type FindStoresWithOffers } from './listing/list-stores.ts'
import { getStoreUrl } from './record/store-url.ts'

/** What changes with the minute or by a partner's hand, and what hardly ever does. */
const BRIEFLY = 5
const LONG = 300

export function storeRoutes(
  serve: Serve,
  context: Context,
  findStoresWithOffers: FindStoresWithOffers,
): void {
  const answerList = storeResponseCache<typeof listStoresCall>(context)
  const answerStore = storeResponseCache<typeof getStoreCall>(context)

  serve(
    listStoresCall,
    cachedByBrowsers(BRIEFLY, (asking) =>
      answerList(asking, () => listStores(context, asking.query, findStoresWithOffers)),
    ),
  )
  serve(
    listStoreTypes,
    cachedByBrowsers(LONG, async () => ({ items: [...(await findStoreTypes(context))] })),
  )
  serve(
    listAreasCall,
    cachedByBrowsers(LONG, () => listAreas(context)),
  )
  serve(
    getStoreCall,
    cachedByBrowsers(BRIEFLY, (asking) =>
      answerStore(asking, () => getStore(context, asking.params.slug, asking.query)),
    ),
  )
  serve(
    getStoreUrlCall,
    cachedByBrowsers(LONG, ({ params }) => getStoreUrl(context, params.id)),
  )
  serve(
    listNearbyStoresCall,
    cachedByBrowsers(BRIEFLY, ({ params, query }) => listNearbyStores(context, params.id, query)),
  )
}
