import type { AllergenDeclarations } from '../allergens.ts'
import type { DishPicture } from '../dish-picture.ts'
import type { SoldWhen } from '../unavailable-reason.ts'

/**
 * A whole menu as its owner edits, publishes, compares and exports it. What is a fact of the moment
 * (sold out, counted) is not part of it. Never changed: an edit makes another one. The wire format is `contract/partner/menu/menu-document.ts`.
 */
export interface MenuDocument {
  categories: MenuCategory[]
  /** In no order that anybody sees; a product offers them in the order of its `optionGroupIds`. */
  optionGroups: MenuOptionGroup[]
}

export interface MenuCategory {
  id: string
  name: string
  description: string
  /** Null: by every service, whenever the store is open. */
  soldWhen: SoldWhen | null
  /** The maximum number of its items that the store accepts for one slot; null: no limit. */
  slotItems: number | null
  products: MenuProduct[]
}

export interface MenuProduct {
  id: string
  name: string
  description: string
  pricePence: number
  kcal: number | null
  allergens: AllergenDeclarations
  diets: MenuDiet[]
  /** Chillies, 0 to 3. */
  heat: number
  isPopular: boolean
  isAgeRestricted: boolean
  /** Null: as its category. */
  soldWhen: SoldWhen | null
  /** The drawing chosen for it; null: one that fits its name. */
  art: DishPicture | null
  optionGroupIds: string[]
  /** Of a meal deal; else none. */
  bundleSlots: MenuBundleSlot[]
}

export type MenuDiet = 'vegetarian' | 'vegan' | 'halal' | 'glutenFree'

/** A place in a meal deal, to be filled with one product of a category. */
export interface MenuBundleSlot {
  id: string
  name: string
  categoryId: string
  /** Up to which price a product adds nothing; null: any product adds nothing. */
  coversPence: number | null
}

export interface MenuOptionGroup {
  id: string
  name: string
  /** How many are to be chosen, counting quantities. */
  minimum: number
  maximum: number
  /** It makes a meal of the product; a product in a meal deal does not offer it. */
  isMealUpgrade: boolean
  options: MenuOption[]
}

export interface MenuOption {
  id: string
  name: string
  pricePence: number
  /** How often one item may have this option. */
  maximumQuantity: number
  kcal: number | null
  allergens: AllergenDeclarations
  /** The further group that choosing it opens. */
  opensGroupId: string | null
}

/** Every product of a menu, in the order in which it is read. */
export function productsOfMenu({ categories }: MenuDocument): MenuProduct[] {
  return categories.flatMap(({ products }) => products)
}
