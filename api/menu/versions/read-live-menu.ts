import type { Kysely } from 'kysely'
import type {
  MenuBundleSlot,
  MenuDocument,
  MenuProduct,
} from '#rules/menu/document/menu-document.ts'
import type { Database } from '#api/database/tables.ts'
import {
  selectBundleSlots,
  selectCategories,
  selectOptionGroups,
  selectProducts,
  type BundleSlotRow,
  type ProductRow,
} from '../menu.queries.ts'
import { selectArchived } from './versions.queries.ts'

/**
 * The menu that customers see, as its owner edits it; what is archived stands in its version alone. One connection, or all in one
 * transaction.
 */
export async function readLiveMenu(db: Kysely<Database>, storeId: string): Promise<MenuDocument> {
  const categories = await selectCategories(db, storeId)
  const products = Map.groupBy(await selectProducts(db, storeId), ({ categoryId }) => categoryId)
  const groups = await selectOptionGroups(db, storeId)
  const slots = Map.groupBy(await selectBundleSlots(db, storeId), ({ productId }) => productId)
  return {
    categories: categories.map((category) => ({
      ...category,
      products: (products.get(category.id) ?? []).map((row) =>
        productOf(row, (slots.get(row.id) ?? []).map(slotOf)),
      ),
    })),
    archived: await selectArchived(db, storeId),
    optionGroups: groups.map(({ options, ...group }) => ({
      ...group,
      options: options.map(({ isAvailable: _, soldOutUntil: __, ...option }) => option),
    })),
  }
}

function productOf(row: ProductRow, bundleSlots: MenuBundleSlot[]): MenuProduct {
  const {
    storeId: _store,
    categoryId: _category,
    isAvailable: _available,
    soldOutUntil: _until,
    optionGroupIds,
    ...product
  } = row
  return { ...product, optionGroupIds: optionGroupIds ?? [], bundleSlots }
}

const slotOf = ({ productId: _, ...slot }: BundleSlotRow): MenuBundleSlot => slot
