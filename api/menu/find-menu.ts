import type { Context } from '#api/context.ts'
import { KeptRecords } from '#api/stores/kept-records.ts'
import { onStoreChange } from '#api/stores/store-changes.ts'
import type { CategoryRecord, MenuRecord, ProductRecord } from './menu-record.ts'
import {
  selectCategories,
  selectOptionGroups,
  selectProducts,
  type OptionGroupRow,
  type ProductRow,
} from './menu.queries.ts'

/** One of 100 products takes some 200 kB. */
const MENUS_KEPT = 500

type Kept = KeptRecords<{ id: string; menu: MenuRecord }>

const keptOfContext = new WeakMap<Context, Kept>()

/** The menu of a store, kept in this process until it changes; empty for a store without one. */
export async function findMenu(context: Context, storeId: string): Promise<MenuRecord> {
  const kept = await keptOf(context).find(storeId)
  return kept?.menu ?? { storeId, categories: [], products: new Map() }
}

function keptOf(context: Context): Kept {
  const known = keptOfContext.get(context)
  if (known) return known
  const load = (ids: string[]) =>
    Promise.all(ids.map(async (id) => ({ id, menu: await readMenu(context, id) })))
  const kept: Kept = new KeptRecords(MENUS_KEPT, load)
  keptOfContext.set(context, kept)
  onStoreChange(context, (id) => (id === null ? kept.dropAll() : kept.drop(id)))
  return kept
}

async function readMenu({ db }: Context, storeId: string): Promise<MenuRecord> {
  const [categoryRows, productRows, groupRows] = await Promise.all([
    selectCategories(db, storeId),
    selectProducts(db, storeId),
    selectOptionGroups(db, storeId),
  ])
  const groups = new Map(groupRows.map((group) => [group.id, group]))
  const products = productRows.map((row) => productOf(row, groups))
  const byCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
  const categories = categoryRows.map((category): CategoryRecord => ({
    ...category,
    products: byCategory.get(category.id) ?? [],
  }))
  return { storeId, categories, products: new Map(products.map((each) => [each.id, each])) }
}

function productOf(
  { optionGroupIds, ...product }: ProductRow,
  groups: ReadonlyMap<string, OptionGroupRow>,
): ProductRecord {
  const optionGroups = (optionGroupIds ?? []).flatMap((id) => groups.get(id) ?? [])
  return { ...product, optionGroups }
}
