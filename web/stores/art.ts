import type { DishArt, StoreCard } from '#contract/stores.ts'
import type { Dish, PlacedDish, TableArt } from '#ui/table-setting/dish.ts'
import { thumbnailFor } from '#ui/table-setting/setting-for.ts'

/* The contract leaves vessels open, so that a new one needs no new client; one that is not known here
   is drawn like bare art. */

const dishOf = (art: DishArt) => art as Dish

/** A dish in a round picture; what has corners is laid smaller than on a square one. */
export function roundDishOf(art: DishArt): PlacedDish {
  const dish = dishOf(art)
  const { size, turn } = thumbnailFor(dish)
  return { ...dish, x: 50, y: 50, turn, size: dish.vessel === 'slate' ? 62 : size }
}

export const tableOf = (art: StoreCard['art']) => art as TableArt
