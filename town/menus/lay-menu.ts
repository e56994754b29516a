import type { Allergen, AllergenDeclarations } from '#rules/menu/allergens.ts'
import { chanceFrom } from '#town/chance.ts'
import type { Chance } from '#town/chance.ts'
import type { CategorySeed, OptionGroupSeed, ProductSeed, SlotSeed } from '#town/town-data.ts'
import type { Cuisine } from './cuisine.ts'
import type { CategorySource, DishSource, GroupSource, MenuSource } from './menu-source.ts'
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
  undeclared: readonly Allergen[]
  /** With what the cuisine sells by the clock, in deals, or only so often. */
  hasExtras: boolean
}

/** Of the dishes that are not on every menu, how many a store has, in per cent. */
const SHARE = { low: 55, high: 85 }
const POPULAR = { low: 4, high: 6 }

/** To the nearest 5p, as menus are. */
function pricedAt(pence: number, percent: number): number {
  return Math.max(5, Math.round((pence * percent) / 500) * 5)
}

function withoutUndeclared(
  declarations: AllergenDeclarations,
  undeclared: readonly Allergen[],
): AllergenDeclarations {
  const left = { ...declarations }
  for (const allergen of undeclared) if (left[allergen] === 'free') delete left[allergen]
  return left
}

interface Kitchen {
  order: MenuOrder
  groups: Map<string, OptionGroupSeed>
  chance: Chance
}

function groupNamed(key: string, groups: ReadonlyMap<string, OptionGroupSeed>): OptionGroupSeed {
  const group = groups.get(key)
  if (!group) throw new Error(`No group of options is called "${key}".`)
  return group
}

/**
 * The groups as this kitchen declares them, once each: its products share them by reference, and so
 * do options that open them.
 */
function declaredGroups(
  groups: Iterable<[string, GroupSource]>,
  undeclared: readonly Allergen[],
): Map<string, OptionGroupSeed> {
  const declared = new Map<string, OptionGroupSeed>()
  for (const [key, group] of groups) {
    const options = group.options.map(({ opens, ...option }) => ({
      ...option,
      allergens: withoutUndeclared(option.allergens, undeclared),
      opens: opens === null ? null : groupNamed(opens, declared),
    }))
    declared.set(key, { ...group, options })
  }
  return declared
}

function productOf(dish: DishSource, kitchen: Kitchen): ProductSeed {
  const { order, chance } = kitchen
  return {
    name: chance.pick(dish.names),
    description: chance.pick(dish.descriptions),
    pricePence: pricedAt(dish.pricePence, order.pricePercent),
    kcal: dish.kcal,
    allergens: withoutUndeclared(dish.allergens, order.undeclared),
    diets: order.isHalal ? [...dish.diets, 'halal'] : dish.diets,
    heat: dish.heat,
    art: dish.art,
    isPopular: false,
    isSoldOut: false,
    isAgeRestricted: dish.isAgeRestricted,
    optionGroups: dish.groups.map((key) => groupNamed(key, kitchen.groups)),
    slots: [],
    stock: dish.stock,
    soldOutForDays: dish.soldOutForDays,
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
  source: CategorySource
  favourites: ProductSeed[]
}

function layCategory(source: CategorySource, kitchen: Kitchen): LaidCategory {
  const laid = dishesFor(source, kitchen).map((dish) => ({
    product: productOf(dish, kitchen),
    isFavourite: dish.isFavourite,
  }))
  return {
    name: kitchen.chance.pick(source.names),
    source,
    description: source.description,
    soldWhen: source.soldWhen,
    slotItems: source.slotItems,
    products: laid.map(({ product }) => product),
    favourites: laid.flatMap(({ product, isFavourite }) => (isFavourite ? [product] : [])),
  }
}

function declareProducts(categories: readonly LaidCategory[], chance: Chance) {
  const favourites = categories.flatMap((category) => category.favourites)
  const popular = chance.sample(favourites, chance.between(POPULAR.low, POPULAR.high))
  const others = categories.flatMap((category) =>
    category.products.filter((product) => !category.favourites.includes(product)),
  )
  for (const product of chance.sample(others, chance.between(0, 2))) product.isSoldOut = true
  // Six fill the first screen of a menu: after its favourites, what stands first on it.
  const rest = categories.flatMap(({ soldWhen, products }) => (soldWhen ? [] : products))
  const usual = [...favourites, ...rest].filter(isAlwaysThere)
  const shown = [...new Set([...popular, ...usual])].slice(0, POPULAR.high)
  for (const product of shown) product.isPopular = true
}

const isAlwaysThere = ({ isSoldOut, isAgeRestricted, stock, soldOutForDays }: ProductSeed) =>
  !isSoldOut && !isAgeRestricted && stock === null && soldOutForDays === null

const NO_EXTRAS: MenuSource = { groups: new Map(), categories: [] }

/** A category whose dishes are all cooked, and whose deals are filled from the others. */
function layExtra(
  source: CategorySource,
  kitchen: Kitchen,
  others: readonly LaidCategory[],
): CategorySeed {
  const { order, chance } = kitchen
  const products = source.dishes
    .filter((dish) => !order.isHalal || !dish.isNeverHalal)
    .map((dish) => ({
      ...productOf(dish, kitchen),
      slots: dish.slots.map((slot) => laidSlot(slot, order, others)),
    }))
  const { description, soldWhen, slotItems } = source
  return { name: chance.pick(source.names), description, soldWhen, slotItems, products }
}

function laidSlot(
  { name, category, coversPence }: SlotSeed,
  { pricePercent }: MenuOrder,
  others: readonly LaidCategory[],
): SlotSeed {
  const from = others.find(({ source }) => source.names.includes(category))
  if (!from) throw new Error(`A deal is filled from "${category}", which nobody cooks.`)
  const covers = coversPence === null ? null : pricedAt(coversPence, pricePercent)
  return { name, category: from.name, coversPence: covers }
}

/**
 * One store's menu: every staple of the cuisine, some of the rest, its own specials first, its own
 * prices and its own names for things. @throws when a dish names options that don't exist
 */
export function layMenu(cuisine: Cuisine, order: MenuOrder): CategorySeed[] {
  const specials = readMenu(order.specials)
  const extras = order.hasExtras ? cuisine.extras : NO_EXTRAS
  const written = [...cuisine.menu.groups, ...specials.groups, ...extras.groups]
  const groups = declaredGroups(written, order.undeclared)
  const kitchen: Kitchen = { order, groups, chance: chanceFrom(`menu of ${order.seed}`) }
  const ownKitchen: Kitchen = { ...kitchen, order: { ...order, pricePercent: 100 } }
  const laid = [
    ...specials.categories.map((source) => layCategory(source, ownKitchen)),
    ...cuisine.menu.categories.map((source) => layCategory(source, kitchen)),
  ].filter((category) => category.products.length > 0)
  declareProducts(laid, kitchen.chance)
  // A chance of their own, so that changing them changes nothing else on the menu.
  const laidLater = { ...kitchen, chance: chanceFrom(`extras of ${order.seed}`) }
  const own = extras.categories.map((source) => layExtra(source, laidLater, laid))
  const [first = [], rest = []] = [laid.slice(0, 1), laid.slice(1)]
  return [...first, ...own.filter(({ products }) => products.length > 0), ...rest].map(
    ({ name, description, soldWhen, slotItems, products }) => ({
      name,
      description,
      soldWhen,
      slotItems,
      products,
    }),
  )
}
