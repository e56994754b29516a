import type { Context } from '#api/context.ts'
import { STORE_CHANGED } from '#api/stores/record/store-changes.ts'
import { buildMenu, menuWeight } from './build-menu.ts'
import type { MenuRecord } from './menu-record.ts'
import {
  selectBundleSlots,
  selectCategories,
  selectOptionGroups,
  selectProducts,
  selectPublishedNumber,
  selectStoreOfProduct,
} from './menu.queries.ts'
import { selectShownPhotos } from './photos/menu-photos.queries.ts'
import { selectCounted } from './menu.queries.ts'

const MAXIMUM_MENUS = 500
/** Of all menus together; one takes some 2 kB. */
const MAXIMUM_PRODUCTS = 25_000

const menuCache = ({ memory }: Context) =>
  memory.cache<MenuRecord>({
    maximum: MAXIMUM_MENUS,
    weight: { maximum: MAXIMUM_PRODUCTS, of: menuWeight },
    droppedOn: STORE_CHANGED,
  })

/** The menu of a store, cached until it changes; empty for a store without one. */
export async function findMenu(context: Context, storeId: string): Promise<MenuRecord> {
  const load = async () => ({ value: await readMenu(context, storeId) })
  return context.memory.of(menuCache, context).find(storeId, load)
}

async function readMenu({ db }: Context, storeId: string): Promise<MenuRecord> {
  const [version, categories, products, optionGroups, bundleSlots, counted, photos] =
    await Promise.all([
      selectPublishedNumber(db, storeId),
      selectCategories(db, storeId),
      selectProducts(db, storeId),
      selectOptionGroups(db, storeId),
      selectBundleSlots(db, storeId),
      selectCounted(db, storeId),
      selectShownPhotos(db, storeId),
    ])
  const rows = { categories, products, optionGroups, bundleSlots, counted, photos }
  return buildMenu(storeId, version, rows)
}

/** The id of the store that sells a product; undefined for a product that no store sells. */
export function findStoreOfProduct(
  { db }: Context,
  productId: string,
): Promise<string | undefined> {
  return selectStoreOfProduct(db, productId)
}
