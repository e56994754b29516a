import type { Diet, DishPhoto, SoldWhen } from '#contract/menu.ts'
import type { Service } from '#rules/orders/service.ts'
import type { DishArt } from '#contract/stores/stores.ts'
import type { Allergen, AllergenDeclarations } from '#rules/menu/allergens.ts'
import type { BundleSlot } from '#rules/menu/check-parts.ts'
import type { VatKind } from '#rules/menu/vat.ts'
import type { MenuSearch } from '#rules/menu/search-menu.ts'
import type { TimedOption, TimedOptionGroup } from '#rules/menu/unavailable-reason.ts'

/** The menu of a store in the form for rules and screens. Shared between requests: never changed. */
export interface MenuRecord {
  readonly storeId: string
  /** The number of its version; 0: none was published through the editor. */
  readonly version: number
  readonly categories: readonly CategoryRecord[]
  readonly products: ReadonlyMap<string, ProductRecord>
  /** Ids of the products with a counted stock. */
  readonly counted: ReadonlySet<string>
  /** Finds products by their names. */
  readonly search: MenuSearch
  /** The same with the prices of a service; a menu that is found has those of delivery. */
  readonly pricedFor: (service: Service) => MenuRecord
}

export interface CategoryRecord {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly soldWhen: SoldWhen | null
  /** The maximum number of its items that the store accepts for one slot; null: no limit. */
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
  /** What it is for VAT; null: as most of what the store sells. */
  readonly vat: VatKind | null
  readonly kcal: number | null
  readonly allergens: AllergenDeclarations
  /** The allergens that options may add. */
  readonly allergensByChoice: readonly Allergen[]
  readonly diets: readonly Diet[]
  readonly heat: number
  readonly art: DishArt | null
  readonly photo?: DishPhoto
  readonly isPopular: boolean
  readonly isAvailable: boolean
  readonly soldOutUntil: Date | null
  /** Its own, or its category's. */
  readonly soldWhen: SoldWhen | null
  readonly isAgeRestricted: boolean
  readonly optionGroups: readonly OptionGroupRecord[]
  /** All that choosing options may open, without those of the product itself. */
  readonly openedGroups: readonly OptionGroupRecord[]
  /** A meal deal. */
  readonly isBundle: boolean
  readonly bundleSlots: readonly BundleSlotRecord[]
}

export interface BundleSlotRecord extends BundleSlot {
  /** Of its category, those that are no deals themselves. */
  readonly products: readonly ProductRecord[]
}

export type OptionGroupRecord = TimedOptionGroup
export type OptionRecord = TimedOption
