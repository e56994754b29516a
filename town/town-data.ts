import type { AllergenMarks } from '#rules/menu/allergens.ts'
import type { Service } from '#rules/orders/service.ts'
import type { DishArt, HeroArt } from './pictures.ts'

export type Nation = 'england' | 'scotland' | 'wales' | 'northernIreland'
export type Diet = 'vegetarian' | 'vegan' | 'halal' | 'glutenFree'

export interface OptionSeed {
  name: string
  /** What the choice adds to the price of the product. */
  pricePence: number
  /** How often this option may be taken within its group. */
  maximumQuantity: number
  kcal: number | null
  allergens: AllergenMarks
  isAvailable: boolean
}

export interface OptionGroupSeed {
  name: string
  /** 0 for an optional group. */
  minimumChoices: number
  maximumChoices: number
  options: OptionSeed[]
}

export interface ProductSeed {
  name: string
  description: string
  pricePence: number
  kcal: number | null
  /** An allergen that is left out is one the kitchen has not told us about. */
  allergens: AllergenMarks
  diets: Diet[]
  heat: 0 | 1 | 2 | 3
  art: DishArt | null
  isPopular: boolean
  isSoldOut: boolean
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

export interface FeeTierSeed {
  fromSubtotalPence: number
  feePence: number
}

export interface ZoneSeed {
  /** Outward codes, sectors or units; empty when the zone is a circle. */
  prefixes: string[]
  radiusMiles: number | null
  feeTiers: FeeTierSeed[]
  minimumOrderPence: number
  expectedMinutes: number
}

export interface HoursSpanSeed {
  service: Service
  /** 1 is Monday, 7 is Sunday. */
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** Minutes after midnight, Europe/London. */
  startMinutes: number
  /** May run past midnight; 1440 is round the clock. */
  durationMinutes: number
}

/** Days before the day of seeding keep a demonstration fresh whenever it is loaded. */
export type DaysAgo = number

export interface HygieneSeed {
  /** Scotland has two results, the other nations six. */
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

export interface BagSeed {
  pencePerBag: number
  bagsPerOrder: number
  noBagAllowed: boolean
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
  hours: HoursSpanSeed[]
  /** Month and day, every year: the store is closed. */
  closedOn: { month: number; day: number; reason: string }[]
  preparationMinutes: number
  preOrderDays: number
  zones: ZoneSeed[]
  collectionMinimumPence: number
  bag: BagSeed
  acceptMinutes: number
  rating: { average: number; count: number }
  reviews: ReviewSeed[]
  art: HeroArt
  /** Stores of the bench share one menu by reference. */
  categories: CategorySeed[]
}
