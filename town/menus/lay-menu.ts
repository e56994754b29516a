import type { Allergen, AllergenMarks } from '#rules/menu/allergens.ts'
import { chanceFrom } from '../chance.ts'
import type { Chance } from '../chance.ts'
import type { CategorySeed, OptionGroupSeed, ProductSeed } from '../town-data.ts'
import type { Cuisine } from './cuisine.ts'
import type { CategorySource, DishSource } from './menu-source.ts'
import { readMenu } from './read-menu.ts'

/** How one store's menu departs from its cuisine. */
export interface MenuOrder {
  /** The same seed lays the same menu. */
  seed: string
  /** Prices against the cuisine's, in per cent: 100 is the same. */
  pricePercent: number
  isHalal: boolean
  /** Dishes only this store cooks, written as a menu; they may use the cuisine's groups. */
  specials: string
  /** Allergens this kitchen does not declare for anything. */
  untold: readonly Allergen[]
}

/** Of the dishes that are not on every menu, how many a store has, in per cent. */
const SHARE = { low: 55, high: 85 }
const POPULAR = { low: 4, high: 6 }

/** To the nearest 5p, as menus are. */
function pricedAt(pence: number, percent: number): number {
  return Math.max(5, Math.round((pence * percent) / 500) * 5)
}

function withoutUntold(marks: AllergenMarks, untold: readonly Allergen[]): AllergenMarks {
  const kept = { ...marks }
  for (const allergen of untold) if (kept[allergen] === 'free') delete kept[allergen]
  return kept
}

interface Kitchen {
  order: MenuOrder
  groups: Map<string, OptionGroupSeed>
  chance: Chance
}

function groupOf(key: string, { groups }: Kitchen): OptionGroupSeed {
  const group = groups.get(key)
  if (!group) throw new Error(`No group of options is called "${key}".`)
  return group
}

/** The groups as this kitchen declares them, once each: its products share them by reference. */
function declaredGroups(
  groups: Iterable<[string, OptionGroupSeed]>,
  untold: readonly Allergen[],
): Map<string, OptionGroupSeed> {
  const declared = [...groups].map(([key, group]): [string, OptionGroupSeed] => {
    const options = group.options.map((option) => ({
      ...option,
      allergens: withoutUntold(option.allergens, untold),
    }))
    return [key, { ...group, options }]
  })
  return new Map(declared)
}

function productOf(dish: DishSource, kitchen: Kitchen): ProductSeed {
  const { order, chance } = kitchen
  return {
    name: chance.pick(dish.names),
    description: chance.pick(dish.descriptions),
    pricePence: pricedAt(dish.pricePence, order.pricePercent),
    kcal: dish.kcal,
    allergens: withoutUntold(dish.allergens, order.untold),
    diets: order.isHalal ? [...dish.diets, 'halal'] : dish.diets,
    heat: dish.heat,
    art: dish.art,
    isPopular: false,
    isSoldOut: false,
    isAgeRestricted: dish.isAgeRestricted,
    optionGroups: dish.groups.map((key) => groupOf(key, kitchen)),
  }
}

function dishesFor(source: CategorySource, { order, chance }: Kitchen): DishSource[] {
  const cooked = source.dishes.filter((dish) => !order.isHalal || !dish.isNeverHalal)
  const others = cooked.filter((dish) => !dish.isStaple)
  const share = chance.between(SHARE.low, SHARE.high)
  const chosen = new Set(chance.sample(others, Math.ceil((others.length * share) / 100)))
  return cooked.filter((dish) => dish.isStaple || chosen.has(dish))
}

interface LaidCategory extends CategorySeed {
  favourites: ProductSeed[]
}

function layCategory(source: CategorySource, kitchen: Kitchen): LaidCategory {
  const laid = dishesFor(source, kitchen).map((dish) => ({
    product: productOf(dish, kitchen),
    isFavourite: dish.isFavourite,
  }))
  return {
    name: kitchen.chance.pick(source.names),
    description: source.description,
    products: laid.map(({ product }) => product),
    favourites: laid.flatMap(({ product, isFavourite }) => (isFavourite ? [product] : [])),
  }
}

function markProducts(categories: readonly LaidCategory[], chance: Chance) {
  const favourites = categories.flatMap((category) => category.favourites)
  const popular = chance.sample(favourites, chance.between(POPULAR.low, POPULAR.high))
  for (const product of popular) product.isPopular = true
  const others = categories.flatMap((category) =>
    category.products.filter((product) => !category.favourites.includes(product)),
  )
  for (const product of chance.sample(others, chance.between(0, 2))) product.isSoldOut = true
}

/**
 * One store's menu: every staple of the cuisine, some of the rest, its own specials first, its own
 * prices and its own names for things. @throws when a dish asks for options nobody has written
 */
export function layMenu(cuisine: Cuisine, order: MenuOrder): CategorySeed[] {
  const specials = readMenu(order.specials)
  const groups = declaredGroups([...cuisine.menu.groups, ...specials.groups], order.untold)
  const kitchen: Kitchen = { order, groups, chance: chanceFrom(`menu of ${order.seed}`) }
  const ownKitchen: Kitchen = { ...kitchen, order: { ...order, pricePercent: 100 } }
  const laid = [
    ...specials.categories.map((source) => layCategory(source, ownKitchen)),
    ...cuisine.menu.categories.map((source) => layCategory(source, kitchen)),
  ].filter((category) => category.products.length > 0)
  markProducts(laid, kitchen.chance)
  return laid.map(({ name, description, products }) => ({ name, description, products }))
}
