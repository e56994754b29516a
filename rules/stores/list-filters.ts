import { isCleanEnough, type HygieneRating } from './hygiene.ts'

/** What a list can be narrowed to, besides cuisines. */
export const LIST_FILTERS = [
  'vegetarian',
  'vegan',
  'halal',
  'glutenFree',
  'offers',
  'freeDelivery',
  'rating',
  'hygiene',
] as const
export type ListFilter = (typeof LIST_FILTERS)[number]

type ListDiet = 'vegetarian' | 'vegan' | 'halal' | 'glutenFree'

/** What filters ask of a store. */
export interface FilteredStore {
  /** Dishes on its menu that are for a diet; one that is left out has none. */
  dietDishes: Readonly<Partial<Record<ListDiet, number>>>
  hasOffer: boolean
  /** Null where it depends on the address. */
  deliveryFeePence: number | null
  /** As it is shown; null without ratings. */
  averageStars: number | null
  hygiene: HygieneRating
}

/** A meal for somebody and a friend, with a choice. */
const DIET_DISHES = 3
export const GOOD_STARS = 4
export const GOOD_HYGIENE = 4

/** Whether a list narrowed to a filter shows the store. */
export function passesFilter(filter: ListFilter, store: FilteredStore): boolean {
  switch (filter) {
    case 'offers':
      return store.hasOffer
    case 'freeDelivery':
      return store.deliveryFeePence === 0
    case 'rating':
      return store.averageStars !== null && store.averageStars >= GOOD_STARS
    case 'hygiene':
      return isCleanEnough(store.hygiene, GOOD_HYGIENE)
    default:
      return (store.dietDishes[filter] ?? 0) >= DIET_DISHES
  }
}
