import type { AllergenDeclarations } from '../allergens.ts'
import type { DishPicture } from '../dish-picture.ts'
import type { VatKind } from '../vat.ts'
import type { SoldWhen } from '../unavailable-reason.ts'

/**
 * A whole menu as its owner edits, publishes, compares and exports it. What is a fact of the moment
 * (sold out, counted) is not part of it. Never changed: an edit makes another one. The wire format is `contract/partner/menu/menu-document.ts`.
 */
export interface MenuDocument {
  categories: MenuCategory[]
  /** Out of the menu until somebody puts them back; the latest first. */
  archived: ArchivedProduct[]
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
  /** When it is collected; null: the same as delivered. */
  collectionPence: number | null
  /** What it is for VAT; null: as most of what the store sells. */
  vat: VatKind | null
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
  /** Instead of the drawing; null: no photo. */
  photo: MenuPhoto | null
  optionGroupIds: string[]
  /** Of a meal deal; else none. */
  bundleSlots: MenuBundleSlot[]
}

export interface ArchivedProduct extends MenuProduct {
  /** The category it stood in, which the menu may no longer have. */
  categoryId: string
}

/** An uploaded photo as a dish shows it. */
export interface MenuPhoto {
  photoId: string
  /** The point that stays in sight however the photo is cropped, in per cent from the left and the top. */
  x: number
  y: number
  /** What it shows, for those who don't see it; empty: the name of the dish says it. */
  alt: string
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
  /** When it is collected; null: the same as delivered. */
  collectionPence: number | null
  /** How often one item may have this option. */
  maximumQuantity: number
  kcal: number | null
  allergens: AllergenDeclarations
  isAgeRestricted: boolean
  /** The further group that choosing it opens. */
  opensGroupId: string | null
}

/** Every product of a menu, in the order in which it is read. */
export function productsOfMenu({ categories }: MenuDocument): MenuProduct[] {
  return categories.flatMap(({ products }) => products)
}

/** A product that is on the menu or archived. */
export function findProduct(
  menu: MenuDocument,
  productId: string,
): MenuProduct | ArchivedProduct | undefined {
  return [...productsOfMenu(menu), ...menu.archived].find(({ id }) => id === productId)
}

/** The photos that a menu names, also those of archived products, each once. */
export function photosOfMenu(menu: MenuDocument): string[] {
  const products = [...productsOfMenu(menu), ...menu.archived]
  return [...new Set(products.flatMap(({ photo }) => photo?.photoId ?? []))]
}
