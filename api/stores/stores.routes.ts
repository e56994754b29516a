import {
  getStore as getStoreCall,
  getStoreMetaData,
  getStoreUrl as getStoreUrlCall,
  listAreas as listAreasCall,
  listNearbyStores as listNearbyStoresCall,
  listSlots as listSlotsCall,
  listStores as listStoresCall,
  listStoreTypes,
} from '#contract/stores.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { describeStore } from './describe-store.ts'
import { findStoreTypes } from './find-store-types.ts'
import { getStore } from './get-store.ts'
import { keptAnswers } from './kept-answers.ts'
import { keptByBrowsers } from './kept-by-browsers.ts'
import { listAreas } from './list-areas.ts'
import { listNearbyStores } from './list-nearby-stores.ts'
import { listSlots } from './list-slots.ts'
import { listStores } from './list-stores.ts'
import { getStoreUrl } from './store-url.ts'

/** What changes with the minute or by a partner's hand, and what hardly ever does. */
const BRIEFLY = 5
const LONG = 300

export function storeRoutes(serve: Serve, context: Context): void {
  const answerList = keptAnswers<typeof listStoresCall>(context)
  const answerStore = keptAnswers<typeof getStoreCall>(context)

  serve(
    listStoresCall,
    keptByBrowsers(BRIEFLY, (asking) =>
      answerList(asking, () => listStores(context, asking.query)),
    ),
  )
  serve(
    listStoreTypes,
    keptByBrowsers(LONG, async () => ({ items: [...(await findStoreTypes(context))] })),
  )
  serve(
    listAreasCall,
    keptByBrowsers(LONG, () => listAreas(context)),
  )
  serve(
    getStoreCall,
    keptByBrowsers(BRIEFLY, (asking) =>
      answerStore(asking, () => getStore(context, asking.params.slug, asking.query)),
    ),
  )
  serve(
    getStoreMetaData,
    keptByBrowsers(LONG, ({ params }) => describeStore(context, params.slug)),
  )
  serve(
    getStoreUrlCall,
    keptByBrowsers(LONG, ({ params }) => getStoreUrl(context, params.id)),
  )
  serve(
    listNearbyStoresCall,
    keptByBrowsers(BRIEFLY, ({ params, query }) => listNearbyStores(context, params.id, query)),
  )
  serve(
    listSlotsCall,
    keptByBrowsers(BRIEFLY, ({ params, query }) => listSlots(context, params.slug, query)),
  )
}
