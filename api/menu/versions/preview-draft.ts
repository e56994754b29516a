import type { OutputOf } from '#contract/call.ts'
import type { ProductWithOptions } from '#contract/menu.ts'
import type { previewMenu } from '#contract/partner/menu/menu-preview.ts'
import { photosOfMenu } from '#rules/menu/document/menu-document.ts'
import { pricedService } from '#rules/menu/price-for-service.ts'
import type { Service } from '#rules/orders/service.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { findMenu } from '../find-menu.ts'
import { categoriesOf } from '../list-categories.ts'
import type { MenuRecord } from '../menu-record.ts'
import { showMenu } from '../menu-shown.ts'
import { selectPhotosOfStore } from '../photos/menu-photos.queries.ts'
import { productWithOptionsOf } from '../product-response.ts'
import { menuOfDocument } from './find-menu-version.ts'
import { readDraft } from './read-draft.ts'

interface Previewed {
  storeId: string
  service?: Service | undefined
}

/** The drafted menu of a store as customers would see it, if it were published now. */
export async function previewDraft(
  context: Context,
  { storeId, service }: Previewed,
): Promise<OutputOf<typeof previewMenu>> {
  const [store, { changedAt, menu }] = await Promise.all([
    findStore(context, { id: storeId }),
    draftAsPublished(context, storeId),
  ])
  const priced = menu.pricedFor(pricedService(store.services, service))
  const shown = await showMenu(context, store, priced, { service })
  return { changedAt, categories: categoriesOf(priced, shown) }
}

/** A product of the drafted menu with its options. Throws NONEXISTING_PRODUCT. */
export async function previewProduct(
  context: Context,
  { storeId, productId, service }: Previewed & { productId: string },
): Promise<ProductWithOptions> {
  const [store, { menu }] = await Promise.all([
    findStore(context, { id: storeId }),
    draftAsPublished(context, storeId),
  ])
  const product = menu.pricedFor(pricedService(store.services, service)).products.get(productId)
  if (!product) throw new ApiError('NONEXISTING_PRODUCT')
  const shown = await showMenu(context, store, menu, { service })
  return productWithOptionsOf(product, store.slug, shown)
}

/** What is sold out or counted now belongs to no draft, and would stay if it were published. */
async function draftAsPublished(
  context: Context,
  storeId: string,
): Promise<{ changedAt: string | null; menu: MenuRecord }> {
  const [live, draft] = await Promise.all([findMenu(context, storeId), readDraft(context, storeId)])
  const photoIds = photosOfMenu(draft.menu)
  const photos = await selectPhotosOfStore(context.db, { storeId, photoIds })
  return {
    changedAt: draft.changedAt,
    menu: menuOfDocument(storeId, live.version, draft.menu, { live, photos }),
  }
}
