import { writtenStore, type StoreOfFile } from '#contract/operator/restaurants/store-file.ts'
import type { StoreTable } from '#rules/stores/import/store-document.ts'
import { readTown } from '#town/read-town.ts'
import type { CategorySeed, OptionGroupSeed, ProductSeed } from '#town/town-data.ts'

/** A menu that many stores of the country share. */
export interface SharedMenu {
  storeType: string
  tables: readonly StoreTable[]
  categories: CategorySeed[]
}

const MENUS_PER_CUISINE = 3

type Menu = NonNullable<StoreOfFile['menu']>

/** Three menus of each cuisine of the demonstration, of at most `products` products each. */
export function sharedMenus(products: number): SharedMenu[] {
  const town = readTown().map((store) => writtenStore.parse(store))
  const byCuisine = Map.groupBy(town, ({ storeTypes = [] }) => storeTypes[0] ?? '')
  return [...byCuisine].flatMap(([storeType, stores]) => {
    const tables = stores.flatMap(({ art }) => art ?? [])
    return stores
      .slice(0, MENUS_PER_CUISINE)
      .flatMap(({ menu }) =>
        menu ? [{ storeType, tables, categories: shortened(categoriesOf(menu), products) }] : [],
      )
  })
}

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

/** Without meal deals and what is sold by the clock: what is measured can be ordered at any time. */
function categoriesOf(menu: Menu): CategorySeed[] {
  const groups = groupsOf(menu)
  return menu.categories
    .filter(({ soldWhen }) => !soldWhen)
    .map(({ name, description = '', products }) => ({
      name,
      description,
      products: products
        .filter(({ bundleSlots }) => !bundleSlots)
        .map((product) => productOf(product, groups)),
    }))
    .filter(({ products }) => products.length > 0)
}

type Groups = ReadonlyMap<string, OptionGroupSeed>

/** By their names. A group is made before the options that open it: those of a file may come in any order. */
function groupsOf({ optionGroups = [] }: Menu): Groups {
  const written = new Map(optionGroups.map((group) => [group.name, group]))
  const made = new Map<string, OptionGroupSeed>()
  const make = (name: string): OptionGroupSeed | null => {
    const known = made.get(name)
    const group = written.get(name)
    if (known || !group) return known ?? null
    const seed = {
      name,
      minimum: group.minimum ?? 0,
      maximum: group.maximum ?? 1,
      isMealUpgrade: group.isMealUpgrade ?? false,
      options: group.options.map((option) => ({
        name: option.name,
        pricePence: option.pricePence ?? 0,
        maximumQuantity: option.maximumQuantity ?? 1,
        kcal: option.kcal ?? null,
        allergens: option.allergens ?? {},
        isAvailable: true,
        opens: option.opensGroupId ? make(option.opensGroupId) : null,
      })),
    }
    made.set(name, seed)
    return seed
  }
  for (const { name } of optionGroups) make(name)
  return made
}

function productOf(
  product: Menu['categories'][number]['products'][number],
  groups: Groups,
): ProductSeed {
  return {
    name: product.name,
    description: product.description ?? '',
    pricePence: product.pricePence ?? 0,
    kcal: product.kcal ?? null,
    allergens: product.allergens ?? {},
    diets: product.diets ?? [],
    heat: product.heat ?? 0,
    art: product.art ?? null,
    isPopular: product.isPopular ?? false,
    isAgeRestricted: product.isAgeRestricted ?? false,
    optionGroups: (product.optionGroupIds ?? []).flatMap((name) => groups.get(name) ?? []),
  }
}
