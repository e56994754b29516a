import { CUISINES } from '#town/menus/all-cuisines.ts'
import { layMenu } from '#town/menus/lay-menu.ts'
import type { HeroArt } from '#town/pictures.ts'
import type { CategorySeed } from '#town/town-data.ts'

/** A menu that many stores of the country share. */
export interface SharedMenu {
  storeType: string
  tables: readonly HeroArt[]
  categories: CategorySeed[]
}

const MENUS_PER_CUISINE = 3

/** About `products` products, from every category in the order of the menu. */
function shortened(categories: readonly CategorySeed[], products: number): CategorySeed[] {
  const all = categories.reduce((count, category) => count + category.products.length, 0)
  if (products >= all) return [...categories]
  const short: CategorySeed[] = []
  let seen = 0
  let chosen = 0
  for (const category of categories) {
    seen += category.products.length
    const requested = Math.round((seen * products) / all) - chosen
    if (requested > 0) short.push({ ...category, products: category.products.slice(0, requested) })
    chosen += requested
  }
  return short
}

/** Three menus of each cuisine, of at most `products` products each. */
export function sharedMenus(products: number): SharedMenu[] {
  return CUISINES.flatMap((cuisine) =>
    Array.from({ length: MENUS_PER_CUISINE }, (_, index) => ({
      storeType: cuisine.storeType,
      tables: cuisine.tables,
      categories: shortened(
        layMenu(cuisine, {
          seed: `${cuisine.storeType} ${index}`,
          pricePercent: 94 + index * 6,
          isHalal: false,
          specials: '',
          undeclared: [],
          hasExtras: false,
        }),
        products,
      ),
    })),
  )
}
