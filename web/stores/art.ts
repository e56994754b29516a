import type { DishArt, StoreCard } from '#contract/stores.ts'
import type { Dish, TableArt } from '#ui/table-setting/dish.ts'

/* The contract leaves vessels open, so that a new one needs no new client; one that is not known here
   is drawn like bare art. */

export const dishOf = (art: DishArt) => art as Dish

export const tableOf = (art: StoreCard['art']) => art as TableArt
