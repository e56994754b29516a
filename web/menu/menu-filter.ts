import type { Category, Diet, Product } from '#contract/menu.ts'
import { ALLERGENS, type Allergen, type AllergenDeclaration } from '#rules/menu/allergens.ts'
import { menuSearch, type SearchedCategory } from '#rules/menu/search-menu.ts'

/** In the order of the chips. Importing the contract's list would add its schemas to the bundle. */
export const DIET_CHIPS = ['vegetarian', 'vegan', 'halal', 'glutenFree'] as const satisfies Diet[]

/** The diet and allergens of the visitor, and whether to show unsuitable dishes. */
export interface FoodNeeds {
  diets: readonly Diet[]
  avoids: readonly Allergen[]
  /** Unsuitable dishes are left out rather than marked. */
  isHiding: boolean
}

/** The search words, diet and allergens. */
export interface MenuFilter extends FoodNeeds {
  words: string
}

/** Why a dish is marked; null if it is suitable. */
export interface AllergenNotice {
  contains: Allergen[]
  may: Allergen[]
  notDeclared: Allergen[]
  /** The dish itself is free of these, but its options are not. */
  byChoice: Allergen[]
  /** The diet that it is not labelled for. */
  diets: Diet[]
}

/** The filter in a page's query: `search`, and any number of `diet` and `avoid`. */
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
 * Returns a search over these categories, which returns those with matching products, and only these. Its
 * index is built at the first search, not at each letter.
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

/** Why a dish is unsuitable for this filter. Not declared never counts as free. */
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

/** A meal deal that declares nothing itself only names its parts. */
export const isOnlyItsChoices = ({ isBundle, allergens }: Product): boolean =>
  isBundle && Object.keys(allergens).length === 0

const ownDeclaration = (product: Product, allergen: Allergen) =>
  isOnlyItsChoices(product) ? 'free' : product.allergens[allergen]

/** Whether no choice makes a dish suitable. */
export function isUnfit(declared: AllergenNotice | null): boolean {
  if (declared === null) return false
  const { contains, may, notDeclared, diets } = declared
  return contains.length + may.length + notDeclared.length + diets.length > 0
}

/** The categories with only the products that some choice makes suitable, and the number left out. */
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

const maximumPopular = 6
const popularFrom = 3

/** The most ordered products, if there are enough for a section of their own on the menu. */
export function popularOf(categories: readonly Category[]): Product[] {
  const all = categories.flatMap(({ products }) => products)
  const popular = all.filter(({ isPopular, isAvailable }) => isPopular && isAvailable)
  const isWorthIt = popular.length >= popularFrom && all.length > 2 * maximumPopular
  return isWorthIt ? popular.slice(0, maximumPopular) : []
}
