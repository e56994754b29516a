import {
  getProductWithOptions,
  listCategories as listCategoriesCall,
  watchMenu,
} from '#contract/menu.ts'
import { soldOutCalls } from '#contract/partner/sold-out.ts'
import { getStoreMetaData } from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Serve } from '#api/http/serve.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { storeResponseCache } from '#api/stores/record/store-response-cache.ts'
import { cachedByBrowsers } from '#api/http/browser-cache.ts'
import {
  changeOptionAvailability,
  changeProductAvailability,
} from './availability/change-availability.ts'
import { readStaffMenu } from './availability/read-staff-menu.ts'
import { describeStore } from './describe-store.ts'
import type { MenuStreams } from './menu-streams.ts'
import { getProduct } from './get-product.ts'
import { listCategories } from './list-categories.ts'
import { menuVersionRoutes } from './versions/versions.routes.ts'

/** Long enough for going back and forth; the basket reports a dish that has sold out. */
const MENU_SECONDS = 15
const DESCRIPTION_SECONDS = 300

function staffRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(soldOutCalls.getStaffMenu, ({ params }) => readStaffMenu(context, params.storeId))
  ofStore(soldOutCalls.changeProductAvailability, (asking) =>
    changeProductAvailability(context, asking.params, asking.body, changerOf(asking)),
  )
  ofStore(soldOutCalls.changeOptionAvailability, (asking) =>
    changeOptionAvailability(context, asking.params, asking.body, changerOf(asking)),
  )
}

export function menuRoutes(serve: Serve, context: Context, streams: MenuStreams): void {
  staffRoutes(serve, context)
  menuVersionRoutes(serve, context)
  serve(watchMenu, async ({ params, request, reply }) => {
    const { id } = await findStore(context, params)
    return streams.watch(request, reply, id)
  })
  const answerMenu = storeResponseCache<typeof listCategoriesCall>(context)

  serve(
    listCategoriesCall,
    cachedByBrowsers(MENU_SECONDS, (asking) =>
      answerMenu(asking, () => listCategories(context, asking.params.slug, asking.query)),
    ),
  )
  serve(
    getProductWithOptions,
    cachedByBrowsers(MENU_SECONDS, ({ params, query }) => getProduct(context, params.id, query)),
  )
  serve(
    getStoreMetaData,
    cachedByBrowsers(DESCRIPTION_SECONDS, ({ params, query }) =>
      describeStore(context, params.slug, query.language),
    ),
  )
}
