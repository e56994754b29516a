import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import type { Context } from '#api/context.ts'
import { buildMenu, type MenuRows } from '../build-menu.ts'
import type { MenuRecord } from '../menu-record.ts'
import { selectVersion } from './versions.queries.ts'

const MAXIMUM_VERSIONS = 100
/** Of all versions together; one takes some 2 kB. */
const MAXIMUM_PRODUCTS = 5000

/** Versions never change. */
const versionCache = ({ memory }: Context) =>
  memory.cache<MenuRecord>({
    maximum: MAXIMUM_VERSIONS,
    weight: { maximum: MAXIMUM_PRODUCTS, of: ({ products }) => products.size + 1 },
  })

/** A version of a menu in the form for rules, with everything available; null: there is none. */
export async function findMenuVersion(
  context: Context,
  { storeId, number }: { storeId: string; number: number },
): Promise<MenuRecord | null> {
  const cache = context.memory.of(versionCache, context)
  const key = `${storeId} ${number}`
  const [version] = await cache.findAll([key], async () => {
    const found = await selectVersion(context.db, { storeId, number })
    return new Map(found ? [[key, menuOfDocument(storeId, number, found.menu)]] : [])
  })
  return version ?? null
}

/** A menu document in the form for rules, with everything available and nothing counted. */
export function menuOfDocument(storeId: string, version: number, menu: MenuDocument): MenuRecord {
  return buildMenu(storeId, version, rowsOf(storeId, menu))
}

function rowsOf(storeId: string, { categories, optionGroups }: MenuDocument): MenuRows {
  const available = { isAvailable: true, soldOutUntil: null }
  const products = categories.flatMap((category) =>
    category.products.map((product) => ({ ...product, categoryId: category.id })),
  )
  return {
    categories: categories.map(({ products: _, ...category }) => category),
    products: products.map(({ bundleSlots: _, ...product }) => ({
      ...product,
      ...available,
      storeId,
    })),
    optionGroups: optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, ...available })),
    })),
    bundleSlots: products.flatMap(({ id: productId, bundleSlots }) =>
      bundleSlots.map((slot) => ({ ...slot, productId })),
    ),
    counted: [],
  }
}
