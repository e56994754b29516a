import { getProductWithOptions, listCategories as listCategoriesCall } from '#contract/menu.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { storeResponseCache } from '#api/stores/record/store-response-cache.ts'
import { cachedByBrowsers } from '#api/http/browser-cache.ts'
import { getProduct } from './get-product.ts'
import { listCategories } from './list-categories.ts'

/** Long enough for going back and forth; the basket reports a dish that has sold out. */
const SECONDS = 15

export function menuRoutes(serve: Serve, context: Context): void {
  const answerMenu = storeResponseCache<typeof listCategoriesCall>(context)

  serve(
    listCategoriesCall,
    cachedByBrowsers(SECONDS, (asking) =>
      answerMenu(asking, () => listCategories(context, asking.params.slug, asking.query)),
    ),
  )
  serve(
    getProductWithOptions,
    cachedByBrowsers(SECONDS, ({ params, query }) => getProduct(context, params.id, query)),
  )
}
