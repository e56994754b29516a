import type { Context } from '#api/context.ts'
import { KeptRecords } from '#api/memory/record-cache.ts'
import { onStoreChange } from '#api/stores/record/store-changes.ts'
import { buildMenu, type MenuRows } from './build-menu.ts'
import type { MenuRecord } from './menu-record.ts'
import {
  selectBundleSlots,
  selectCategories,
  selectOptionGroups,
  selectProducts,
  selectStoreOfProduct,
} from './menu.queries.ts'
import { selectCounted } from './menu.queries.ts'

const MENUS_KEPT = 500
/** Of all menus together; one takes some 2 kB. */
const PRODUCTS_KEPT = 25_000

const NO_ROWS: MenuRows = {
  categories: [],
  products: [],
  optionGroups: [],
  bundleSlots: [],
  counted: [],
}

type Kept = KeptRecords<{ id: string; menu: MenuRecord }>

const keptOfContext = new WeakMap<Context, Kept>()

/** The menu of a store, kept in this process until it changes; empty for a store without one. */
export async function findMenu(context: Context, storeId: string): Promise<MenuRecord> {
  const kept = await keptOf(context).find(storeId)
  return kept?.menu ?? buildMenu(storeId, NO_ROWS)
}

function keptOf(context: Context): Kept {
  const known = keptOfContext.get(context)
  if (known) return known
  const load = (ids: string[]) =>
    Promise.all(ids.map(async (id) => ({ id, menu: await readMenu(context, id) })))
  const kept: Kept = new KeptRecords(MENUS_KEPT, load, {
    most: PRODUCTS_KEPT,
    // An empty menu is not without weight.
    of: ({ menu }) => menu.products.size + 1,
  })
  keptOfContext.set(context, kept)
  onStoreChange(context, (id) => (id === null ? kept.dropAll() : kept.drop(id)))
  return kept
}

async function readMenu({ db }: Context, storeId: string): Promise<MenuRecord> {
  const [categories, products, optionGroups, bundleSlots, counted] = await Promise.all([
    selectCategories(db, storeId),
    selectProducts(db, storeId),
    selectOptionGroups(db, storeId),
    selectBundleSlots(db, storeId),
    selectCounted(db, storeId),
  ])
  return buildMenu(storeId, { categories, products, optionGroups, bundleSlots, counted })
}

/** The id of the store that sells a product; undefined for a product that nobody sells. */
export function findStoreOfProduct(
  { db }: Context,
  productId: string,
): Promise<string | undefined> {
  return selectStoreOfProduct(db, productId)
}
