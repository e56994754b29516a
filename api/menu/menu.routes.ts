import { getProductWithOptions, listCategories as listCategoriesCall } from '#contract/menu.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { keptAnswers } from '#api/stores/record/store-response-cache.ts'
import { keptByBrowsers } from '#api/http/browser-cache.ts'
import { getProduct } from './get-product.ts'
import { listCategories } from './list-categories.ts'

/** Long enough for going back and forth; a dish that is sold out is noticed by the basket. */
const SECONDS = 15

export function menuRoutes(serve: Serve, context: Context): void {
  const answerMenu = keptAnswers<typeof listCategoriesCall>(context)

  serve(
    listCategoriesCall,
    keptByBrowsers(SECONDS, (asking) =>
      answerMenu(asking, () => listCategories(context, asking.params.slug, asking.query)),
    ),
  )
  serve(
    getProductWithOptions,
    keptByBrowsers(SECONDS, ({ params, query }) => getProduct(context, params.id, query)),
  )
}
