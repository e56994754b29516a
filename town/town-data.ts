import type { BagRule, Nation } from '#rules/cart/bag-charge.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import type { AllergenDeclarations } from '#rules/menu/allergens.ts'
import type { Option, OptionGroup } from '#rules/menu/check-options.ts'
import type { SoldWhen } from '#contract/menu.ts'
import type { Service } from '#rules/orders/service.ts'
import type { OpeningSpan } from '#rules/stores/opening-hours.ts'
import type { DishArt, HeroArt } from './pictures.ts'

export type Diet = 'vegetarian' | 'vegan' | 'halal' | 'glutenFree'

export type OptionSeed = Omit<Option, 'id' | 'opensGroupId'> & {
  /** The further choice that choosing it opens. */
  opens: OptionGroupSeed | null
}

/** A group with a `minimum` of 0 is optional. */
export type OptionGroupSeed = Omit<OptionGroup, 'id' | 'options'> & {
  options: readonly OptionSeed[]
}

export interface ProductSeed {
  name: string
  description: string
  pricePence: number
  kcal: number | null
  /** An allergen that is left out is not declared. */
  allergens: AllergenDeclarations
  diets: Diet[]
  heat: 0 | 1 | 2 | 3
  art: DishArt | null
  isPopular: boolean
  isSoldOut: boolean
  isAgeRestricted: boolean
  optionGroups: OptionGroupSeed[]
  /** A meal deal. */
  slots: SlotSeed[]
  /** How many there are; null: unlimited. */
  stock: number | null
  /** Sold out until noon so many days after the day of seeding. */
  soldOutForDays: number | null
}

/** To be filled from the category of that name on the same menu. */
export interface SlotSeed {
  name: string
  category: string
  coversPence: number | null
}

export interface CategorySeed {
  name: string
  description: string
  soldWhen: SoldWhen | null
  /** Items for a quarter of an hour; null: as many as come. */
  slotItems: number | null
  products: ProductSeed[]
}

export interface AddressSeed {
  address: string
  city: string
  area: string
  postCode: string
  latitude: number
  longitude: number
  country: 'United Kingdom'
}

export type ZoneSeed = Omit<DeliveryZone, 'id'>

/** Days before the day of seeding make a demonstration current whenever it is loaded. */
export type DaysAgo = number

export interface HygieneSeed {
  /** Scotland has words, the other nations figures. */
  rating: 0 | 1 | 2 | 3 | 4 | 5 | 'pass' | 'improvementRequired'
  inspectedDaysAgo: DaysAgo
}

export interface ReviewSeed {
  author: string
  stars: 1 | 2 | 3 | 4 | 5
  text: string
  daysAgo: DaysAgo
  /** What the store answered, if it did. */
  reply: string | null
}

export interface StoreSeed {
  slug: string
  name: string
  legalName: string
  description: string
  address: AddressSeed
  nation: Nation
  phone: string
  /** Slugs from store-types.ts, the best known first. */
  storeTypes: string[]
  hygiene: HygieneSeed
  services: Service[]
  hours: OpeningSpan[]
  /** Month and day, every year: the store is closed. */
  closedOn: { month: number; day: number; reason: string }[]
  preparationMinutes: number
  preOrderDays: number
  zones: ZoneSeed[]
  collectionMinimumPence: number
  bag: BagRule
  acceptMinutes: number
  /** For a quarter of an hour; null: as many as come. */
  slotOrders: number | null
  rating: { average: number; count: number }
  reviews: ReviewSeed[]
  art: HeroArt
  /** Stores of the bench share one menu by reference. */
  categories: CategorySeed[]
}
