import type { BagRule, Nation } from '#rules/cart/bag-charge.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import type { AllergenDeclarations } from '#rules/menu/allergens.ts'
import type { Option, OptionGroup } from '#rules/menu/check-options.ts'
import type { Service } from '#rules/orders/service.ts'
import type { OpeningSpan } from '#rules/stores/opening-hours.ts'
import type { DishPicture } from '#rules/menu/dish-picture.ts'
import type { HygieneRating } from '#rules/stores/hygiene.ts'
import type { StoreTable } from '#rules/stores/import/store-document.ts'

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
  heat: number
  art: DishPicture | null
  isPopular: boolean
  isAgeRestricted: boolean
  optionGroups: OptionGroupSeed[]
}

export interface CategorySeed {
  name: string
  description: string
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

export interface HygieneSeed {
  rating: HygieneRating
  inspectedDaysAgo: number
}

/** A store of the country that is measured. */
export interface StoreSeed {
  slug: string
  name: string
  legalName: string
  description: string
  address: AddressSeed
  nation: Nation
  phone: string
  /** Slugs of cuisines, the best known first. */
  storeTypes: string[]
  hygiene: HygieneSeed
  services: Service[]
  hours: OpeningSpan[]
  preparationMinutes: number
  preOrderDays: number
  zones: ZoneSeed[]
  collectionMinimumPence: number
  bag: BagRule
  acceptMinutes: number
  /** For a quarter of an hour; null: as many as come. */
  slotOrders: number | null
  rating: { average: number; count: number }
  art: StoreTable
  /** Stores of the bench share one menu by reference. */
  categories: CategorySeed[]
}
