import type { Category, Diet, Product } from '#contract/menu.ts'
import { ALLERGENS, type Allergen } from '#rules/menu/allergens.ts'

/** In the order of the chips. The contract's list would bring its schemas along. */
export const DIET_CHIPS = ['vegetarian', 'vegan', 'halal', 'glutenFree'] as const satisfies Diet[]

/** What somebody looks for, and what they avoid. */
export interface MenuFilter {
  words: string
  diets: readonly Diet[]
  avoids: readonly Allergen[]
}

/** Why a dish is marked; null when it suits. Nothing is hidden for these reasons. */
export interface Mark {
  contains: Allergen[]
  may: Allergen[]
  notDeclared: Allergen[]
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
  }
}

/** The categories that have something called by all of the words, with only that. */
export function searchMenu(categories: readonly Category[], words: string): readonly Category[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return categories
  return categories.flatMap((category) => {
    const products = category.products.filter((product) => {
      const text = plain(`${product.name} ${product.description} ${category.name}`)
      return wanted.every((word) => text.includes(word))
    })
    return products.length > 0 ? [{ ...category, products }] : []
  })
}

/** What speaks against a dish for somebody who filters. Not declared is never taken for free. */
export function markOf(product: Product, { diets, avoids }: MenuFilter): Mark | null {
  const marked = (mark: 'contains' | 'may' | undefined) =>
    avoids.filter((allergen) => product.allergens[allergen] === mark)
  const mark = {
    contains: marked('contains'),
    may: marked('may'),
    notDeclared: marked(undefined),
    diets: diets.filter((diet) => !product.diets.includes(diet)),
  }
  return Object.values(mark).every((reasons) => reasons.length === 0) ? null : mark
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

/** Lower case and without accents, so that "creme" finds "crème". */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
