import type { Category, Diet, Product } from '#contract/menu.ts'
import { ALLERGENS, type Allergen, type AllergenDeclaration } from '#rules/menu/allergens.ts'
import { menuSearch, type SearchedCategory } from '#rules/menu/search-menu.ts'

/** In the order of the chips. The contract's list would bring its schemas along. */
export const DIET_CHIPS = ['vegetarian', 'vegan', 'halal', 'glutenFree'] as const satisfies Diet[]

/** What somebody eats, and whether they want to see the rest. */
export interface FoodNeeds {
  diets: readonly Diet[]
  avoids: readonly Allergen[]
  /** Dishes that don't fit are not only marked, but left out. */
  isHiding: boolean
}

/** What somebody looks for, and what they eat. */
export interface MenuFilter extends FoodNeeds {
  words: string
}

/** Why a dish is marked; null when it suits. */
export interface AllergenNotice {
  contains: Allergen[]
  may: Allergen[]
  notDeclared: Allergen[]
  /** It is free of these itself, but what can be chosen of it is not. */
  byChoice: Allergen[]
  /** What it is not marked as. */
  diets: Diet[]
}

/** The filter in the address of a page: `search`, and any number of `diet` and `avoid`. */
export function filterOfQuery(query: URLSearchParams): MenuFilter {
  const diets = new Set(query.getAll('diet'))
  const avoids = new Set(query.getAll('avoid'))
  return {
    words: (query.get('search') ?? '').slice(0, 80),
    diets: DIET_CHIPS.filter((diet) => diets.has(diet)),
    avoids: ALLERGENS.filter((allergen) => avoids.has(allergen)),
    isHiding: false,
  }
}

/**
 * A search of these categories, answering those that have what the words mean, with only that. What
 * it looks at is put together at the first words, and not again at each letter.
 */
export function searchOf(categories: readonly Category[]): (search: string) => readonly Category[] {
  const find = menuSearch(() => searchedCategories(categories))
  return (search) => {
    const found = find(search)
    if (found === null) return categories
    return categories.flatMap((category) => {
      const products = category.products.filter(({ id }) => found.has(id))
      return products.length > 0 ? [{ ...category, products }] : []
    })
  }
}

function searchedCategories(categories: readonly Category[]): SearchedCategory[] {
  const dishesOf = new Map(
    categories.map(({ id, products }) => [id, products.filter(({ isBundle }) => !isBundle)]),
  )
  const withinOf = ({ filledFrom }: Product) =>
    filledFrom.flatMap(({ slotName, categoryId }) => [
      slotName,
      ...(dishesOf.get(categoryId) ?? []).map(({ name }) => name),
    ])
  return categories.map(({ name, products }) => ({
    name,
    dishes: products.map((product) => ({
      id: product.id,
      name: product.name,
      description: product.description,
      within: withinOf(product),
    })),
  }))
}

/** What speaks against a dish for somebody who filters. Not declared is never taken for free. */
export function allergenNoticeOf(
  product: Product,
  { diets, avoids }: Pick<FoodNeeds, 'diets' | 'avoids'>,
): AllergenNotice | null {
  const marked = (declared: AllergenDeclaration | undefined) =>
    avoids.filter((allergen) => ownDeclaration(product, allergen) === declared)
  const declared = {
    contains: marked('contains'),
    may: marked('may'),
    notDeclared: marked(undefined),
    byChoice: marked('free').filter((allergen) => product.allergensByChoice.includes(allergen)),
    diets: diets.filter((diet) => !product.diets.includes(diet)),
  }
  return Object.values(declared).every((reasons) => reasons.length === 0) ? null : declared
}

/** A meal deal that says nothing itself is only a name for what will be in it. */
export const isOnlyItsChoices = ({ isBundle, allergens }: Product): boolean =>
  isBundle && Object.keys(allergens).length === 0

const ownDeclaration = (product: Product, allergen: Allergen) =>
  isOnlyItsChoices(product) ? 'free' : product.allergens[allergen]

/** Whether a dish cannot be chosen so that it suits. */
export function isUnfit(declared: AllergenNotice | null): boolean {
  if (declared === null) return false
  const { contains, may, notDeclared, diets } = declared
  return contains.length + may.length + notDeclared.length + diets.length > 0
}

/** The categories with only what can be chosen so that it suits, and what has been left out. */
export function hideUnfit(
  categories: readonly Category[],
  needs: Pick<FoodNeeds, 'diets' | 'avoids'>,
): { shown: readonly Category[]; hidden: number } {
  let hidden = 0
  const shown = categories.flatMap((category) => {
    const products = category.products.filter(
      (product) => !isUnfit(allergenNoticeOf(product, needs)),
    )
    hidden += category.products.length - products.length
    if (products.length === category.products.length) return [category]
    return products.length > 0 ? [{ ...category, products }] : []
  })
  return { shown, hidden }
}

const popularAtMost = 6
const popularFrom = 3

/** What is ordered most, when it is worth a place of its own on the menu. */
export function popularOf(categories: readonly Category[]): Product[] {
  const all = categories.flatMap(({ products }) => products)
  const popular = all.filter(({ isPopular, isAvailable }) => isPopular && isAvailable)
  const isWorthIt = popular.length >= popularFrom && all.length > 2 * popularAtMost
  return isWorthIt ? popular.slice(0, popularAtMost) : []
}
