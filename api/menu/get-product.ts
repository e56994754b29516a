import type { ProductWithOptions } from '#contract/menu.ts'
import { pricedService } from '#rules/menu/price-for-service.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { findMenu } from './find-menu.ts'
import { findStoreOfProduct } from './find-menu.ts'
import { productWithOptionsOf } from './product-response.ts'
import { showMenu, type MenuQuery } from './menu-shown.ts'

/**
 * A product with its option groups, as it is available for a service at a time. Throws NONEXISTING_PRODUCT.
 */
export async function getProduct(
  context: Context,
  productId: string,
  query: MenuQuery,
): Promise<ProductWithOptions> {
  const storeId = await findStoreOfProduct(context, productId)
  if (storeId === undefined) throw new ApiError('NONEXISTING_PRODUCT')
  const [store, menu] = await Promise.all([
    findStore(context, { id: storeId }),
    findMenu(context, storeId),
  ])
  const priced = menu.pricedFor(pricedService(store.services, query.service))
  const product = priced.products.get(productId)
  if (!product || store.lifecycle !== 'live') throw new ApiError('NONEXISTING_PRODUCT')
  const within = product.bundleSlots.flatMap(({ products }) => products.map(({ id }) => id))
  const shown = await showMenu(context, store, menu, query, [productId, ...within])
  return productWithOptionsOf(product, store.slug, shown)
}
