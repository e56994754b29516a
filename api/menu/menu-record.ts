import type { Diet, SoldWhen } from '#contract/menu.ts'
import type { DishArt } from '#contract/stores.ts'
import type { AllergenMarks } from '#rules/menu/allergens.ts'
import type { Option, OptionGroup } from '#rules/menu/check-options.ts'

/** The menu of a store as rules and screens ask about it. Shared between requests: never changed. */
export interface MenuRecord {
  readonly storeId: string
  readonly categories: readonly CategoryRecord[]
  readonly products: ReadonlyMap<string, ProductRecord>
}

export interface CategoryRecord {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly soldWhen: SoldWhen | null
  /** Items of it that the store takes on for one slot; null: as many as come. */
  readonly slotItems: number | null
  readonly products: readonly ProductRecord[]
}

export interface ProductRecord {
  readonly id: string
  readonly storeId: string
  readonly categoryId: string
  readonly name: string
  readonly description: string
  readonly pricePence: number
  readonly kcal: number | null
  readonly allergens: AllergenMarks
  readonly diets: readonly Diet[]
  readonly heat: number
  readonly art: DishArt | null
  readonly isPopular: boolean
  readonly isAvailable: boolean
  readonly soldOutUntil: Date | null
  /** Its own, or its category's. */
  readonly soldWhen: SoldWhen | null
  readonly isAgeRestricted: boolean
  readonly optionGroups: readonly OptionGroupRecord[]
}

export interface OptionGroupRecord extends OptionGroup {
  readonly options: readonly OptionRecord[]
}

export interface OptionRecord extends Option {
  /** An instant, ISO 8601. */
  readonly soldOutUntil: string | null
}
