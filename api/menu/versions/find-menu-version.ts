import type { PhotoFiles } from '#contract/menu.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import type { Context } from '#api/context.ts'
import { buildMenu, menuWeight, type MenuRows } from '../build-menu.ts'
import type { MenuRecord } from '../menu-record.ts'
import { selectVersion } from './versions.queries.ts'

const MAXIMUM_VERSIONS = 100
/** Of all versions together; one takes some 2 kB. */
const MAXIMUM_PRODUCTS = 5000

/** Versions never change. */
const versionCache = ({ memory }: Context) =>
  memory.cache<MenuRecord>({
    maximum: MAXIMUM_VERSIONS,
    weight: { maximum: MAXIMUM_PRODUCTS, of: menuWeight },
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

interface MenuNow {
  /** Whose products and options are sold out or counted now. */
  live: MenuRecord
  photos: readonly PhotoFiles[]
}

/**
 * A menu document in the form for rules; without what there is now, everything is available, nothing is
 * counted and there are no photos.
 */
export function menuOfDocument(
  storeId: string,
  version: number,
  menu: MenuDocument,
  now: MenuNow | null = null,
): MenuRecord {
  return buildMenu(storeId, version, rowsOf(storeId, menu, now))
}

const AVAILABLE = { isAvailable: true, soldOutUntil: null }

function rowsOf(
  storeId: string,
  { categories, optionGroups }: MenuDocument,
  now: MenuNow | null,
): MenuRows {
  const products = categories.flatMap((category) =>
    category.products.map((product) => ({ ...product, categoryId: category.id })),
  )
  const options = now && optionsNow(now.live)
  return {
    categories: categories.map(({ products: _, ...category }) => category),
    products: products.map(({ bundleSlots: _, ...product }) => {
      const { isAvailable, soldOutUntil } = now?.live.products.get(product.id) ?? AVAILABLE
      return { ...product, isAvailable, soldOutUntil, storeId }
    }),
    optionGroups: optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => {
        const { isAvailable, soldOutUntil } = options?.get(option.id) ?? AVAILABLE
        return { ...option, isAvailable, soldOutUntil }
      }),
    })),
    bundleSlots: products.flatMap(({ id: productId, bundleSlots }) =>
      bundleSlots.map((slot) => ({ ...slot, productId })),
    ),
    counted: products.map(({ id }) => id).filter((id) => now?.live.counted.has(id)),
    photos: now?.photos ?? [],
  }
}

/** The options of a menu by their ids. */
function optionsNow({ products }: MenuRecord) {
  const groups = [...products.values()].flatMap((each) => [
    ...each.optionGroups,
    ...each.openedGroups,
  ])
  return new Map(
    [...new Set(groups)].flatMap(({ options }) =>
      options.map((option) => [option.id, option] as const),
    ),
  )
}
