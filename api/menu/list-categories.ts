import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { Category, listCategories as listCategoriesCall } from '#contract/menu.ts'
import { pricedService } from '#rules/menu/price-for-service.ts'
import type { Context } from '#api/context.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import type { Dated } from '#api/stores/record/store-response-cache.ts'
import { findMenu } from './find-menu.ts'
import { productOf } from './product-response.ts'
import type { MenuRecord } from './menu-record.ts'
import { showMenu, type MenuShown } from './menu-shown.ts'

type Query = QueryOf<typeof listCategoriesCall>

const MINUTE_MS = 60_000
/** While others buy counted products. */
const COUNTED_CACHE_MS = 5000

/**
 * The menu of a store; with a search the matching products, and the categories that have some. With
 * `filterTime`, nothing is available outside the hours of the service (without one: of any); without it, as
 * it is available as soon as possible. Throws NONEXISTING_STORE.
 */
export async function listCategories(
  context: Context,
  slug: string,
  query: Query,
): Promise<Dated<OutputOf<typeof listCategoriesCall>>> {
  const store = await findStore(context, { slug })
  const menu = (await findMenu(context, store.id)).pricedFor(
    pricedService(store.services, query.service),
  )
  const shown = await showMenu(context, store, menu, query)
  const items = categoriesOf(menu, shown, query.search)
  return { value: { items, nextCursor: null }, untilMs: untilMs(context.now(), menu) }
}

/** The categories with the products that a search finds, without those that have none. */
export function categoriesOf(menu: MenuRecord, shown: MenuShown, search = ''): Category[] {
  const found = menu.search(search)
  return menu.categories
    .map(({ id, name, description, soldWhen, products }) => ({
      id,
      name,
      description,
      soldWhen,
      products: products
        .filter(({ id: productId }) => found?.has(productId) ?? true)
        .map((product) => productOf(product, shown)),
    }))
    .filter(({ products }) => products.length > 0)
}

/** Products with selling hours change every minute; the hours of a store do so as well. */
function untilMs(now: Date, { products, counted }: MenuRecord): number {
  const nowMs = now.getTime()
  const nextMinuteMs = (Math.floor(nowMs / MINUTE_MS) + 1) * MINUTE_MS
  const ends = [...products.values()].map(({ soldOutUntil }) => soldOutUntil?.getTime() ?? 0)
  return Math.min(
    nextMinuteMs,
    ...(counted.size > 0 ? [nowMs + COUNTED_CACHE_MS] : []),
    ...ends.filter((endMs) => endMs > nowMs),
  )
}
