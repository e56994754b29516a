import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listCategories as listCategoriesCall } from '#contract/menu.ts'
import type { Context } from '#api/context.ts'
import { findStore } from '#api/stores/find-store.ts'
import type { Dated } from '#api/stores/kept-answers.ts'
import type { StoreRecord } from '#api/stores/store-record.ts'
import { openIntervalAt } from '#rules/stores/opening-hours.ts'
import { findMenu } from './find-menu.ts'
import { productOf } from './menu-answers.ts'
import { isFoundBy, wordsOf } from './search-menu.ts'

type Query = QueryOf<typeof listCategoriesCall>

const LONGEST_KEPT_MS = 60_000

/**
 * The menu of a store; with a search the products that match, and the categories that have some.
 * With `filterTime`, nothing is available outside the hours of the service (without one: of any);
 * without it, as the kitchen says at this moment. Throws NONEXISTING_STORE.
 */
export async function listCategories(
  context: Context,
  slug: string,
  query: Query,
): Promise<Dated<OutputOf<typeof listCategoriesCall>>> {
  const store = await findStore(context, { slug })
  const { categories } = await findMenu(context, store.id)
  const words = wordsOf(query.search ?? '')
  const isSoldThen = isSold(store, query)
  const items = categories
    .map((category) => ({
      ...category,
      products: category.products
        .filter((product) => isFoundBy(words, product))
        .map((product) => productOf(product, isSoldThen)),
    }))
    .filter(({ products }) => products.length > 0)
  const untilMs = context.now().getTime() + LONGEST_KEPT_MS
  return { value: { items, nextCursor: null }, untilMs }
}

function isSold(store: StoreRecord, { filterTime, service }: Query): boolean {
  const wanted = service === undefined ? store.services : [service]
  const offered = wanted.filter((each) => store.services.includes(each))
  if (filterTime === undefined) return offered.length > 0
  const at = new Date(filterTime)
  return offered.some((each) => openIntervalAt(store.hours, each, at) !== null)
}
