import { wordsOf } from './search-menu.ts'

/**
 * Dishes that a search has found, the closest to it first: those whose name says the least besides,
 * then the cheapest.
 */
export function closestDishes<Dish extends { id: string; name: string; pricePence: number }>(
  dishes: readonly Dish[],
  search: string,
): Dish[] {
  const requested = wordsOf(search).length
  const surplus = ({ name }: Dish) => Math.max(0, wordsOf(name).length - requested)
  return dishes.toSorted(
    (a, b) => surplus(a) - surplus(b) || a.pricePence - b.pricePence || (a.id < b.id ? -1 : 1),
  )
}
