import type { AllergenDeclarations } from '#rules/menu/allergens.ts'
import type { SoldWhen } from '#contract/menu.ts'
import type { DishArt } from '#town/pictures.ts'
import type { Diet, OptionGroupSeed, OptionSeed, SlotSeed } from '#town/town-data.ts'

/** A dish as its cuisine knows it; each store serves it under one of its names. */
export interface DishSource {
  names: string[]
  descriptions: string[]
  pricePence: number
  kcal: number | null
  allergens: AllergenDeclarations
  diets: Diet[]
  heat: 0 | 1 | 2 | 3
  art: DishArt | null
  /** On every menu of this cuisine. */
  isStaple: boolean
  /** May be among the dishes a store is known for; then it is a staple as well. */
  isFavourite: boolean
  /** Left off a halal menu: pork, or cooked with alcohol. */
  isNeverHalal: boolean
  isAgeRestricted: boolean
  groups: string[]
  /** Of a meal deal; the category by any of its names. */
  slots: SlotSeed[]
  stock: number | null
  soldOutForDays: number | null
}

export interface CategorySource {
  names: string[]
  description: string
  soldWhen: SoldWhen | null
  /** Items for a quarter of an hour; null: as many as come. */
  slotItems: number | null
  dishes: DishSource[]
}

export type OptionSource = Omit<OptionSeed, 'opens'> & {
  /** The key of a group that is written before. */
  opens: string | null
}

export type GroupSource = Omit<OptionGroupSeed, 'options'> & { options: OptionSource[] }

/** Everything the kitchens of one cuisine may cook. */
export interface MenuSource {
  groups: Map<string, GroupSource>
  categories: CategorySource[]
}
