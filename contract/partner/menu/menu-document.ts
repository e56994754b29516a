import { z } from 'zod'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import { VAT_KINDS } from '#rules/menu/vat.ts'
import { because, id, optionalText, service, text } from '#contract/fields.ts'
import { allergenDeclarations } from '#contract/menu.ts'
import { photoId } from '#contract/photos.ts'
import { DIETS, VESSELS } from '#contract/stores/stores.ts'

/** How large a menu may be: several times the largest that takeaways have. */
export const MENU_LIMITS = {
  categories: 100,
  /** With those that are archived. */
  products: 1000,
  optionGroups: 500,
  optionsOfGroup: 100,
  optionGroupsOfProduct: 30,
  slotsOfProduct: 12,
  nameLength: 120,
  descriptionLength: 1000,
  altLength: 200,
  /** A thousand pounds. */
  pricePence: 100_000,
  /** How many of one option, or of a group. */
  quantity: 50,
  /** Of a whole menu as it is sent: a thousand products with all that can be said of them. */
  bytes: 3 * 1024 * 1024,
} as const

const whole = (minimum: number, maximum: number) =>
  z
    .int({ error: ({ input }) => (input === undefined ? 'required_field' : 'invalid_value') })
    .min(minimum, because('too_few'))
    .max(maximum, because('too_many'))

const listOf = <Item extends z.ZodType>(item: Item, maximum: number) =>
  z.array(item).max(maximum, because('too_many'))

const name = text(MENU_LIMITS.nameLength)
const price = whole(0, MENU_LIMITS.pricePence)
const kcal = whole(0, 100_000).nullable()

/** See `soldWhen` of the menu that customers read. */
export const menuSoldWhen = z.object({
  services: listOf(service, 2).min(1, because('too_few')).nullable(),
  spans: listOf(
    z.object({
      /** 1 is Monday. */
      weekdays: listOf(whole(1, 7), 7).min(1, because('too_few')),
      /** From midnight in London. */
      startMinute: whole(0, 1439),
      /** May run over midnight. */
      durationMinutes: whole(1, 1440),
    }),
    20,
  )
    .min(1, because('too_few'))
    .nullable(),
})

/** See `dishArt` of the menu that customers read. */
export const menuArt = z.object({
  picture: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, because('invalid_value'))
    .nullable(),
  vessel: z.enum(VESSELS, because('invalid_value')),
  dip: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, because('invalid_value'))
    .optional(),
  initial: z
    .string()
    .regex(/^[\p{L}\p{N}]{1,2}$/u, because('invalid_value'))
    .optional(),
})

/** A photo that was sent for this store, and how a dish shows it; 50, 50 is its middle. */
export const menuPhoto = z.object({
  photoId,
  x: whole(0, 100).default(50),
  y: whole(0, 100).default(50),
  alt: optionalText(MENU_LIMITS.altLength),
})

/** What is known of a category besides its products. */
export const menuCategoryFacts = z.object({
  id,
  name,
  description: optionalText(MENU_LIMITS.descriptionLength),
  soldWhen: menuSoldWhen.nullable().default(null),
  slotItems: whole(1, 10_000).nullable().default(null),
})

export const menuBundleSlot = z.object({
  id,
  name,
  categoryId: id,
  coversPence: price.nullable().default(null),
})

export const menuProduct = z.object({
  id,
  name,
  description: optionalText(MENU_LIMITS.descriptionLength),
  pricePence: price,
  /** When it is collected; null: the same as delivered. */
  collectionPence: price.nullable().default(null),
  /** What it is for VAT; null: as most of what the store sells. */
  vat: z.enum(VAT_KINDS, because('invalid_value')).nullable().default(null),
  kcal: kcal.default(null),
  allergens: allergenDeclarations.default({}),
  diets: listOf(z.enum(DIETS, because('invalid_value')), DIETS.length).default([]),
  heat: whole(0, 3).default(0),
  isPopular: z.boolean().default(false),
  isAgeRestricted: z.boolean().default(false),
  soldWhen: menuSoldWhen.nullable().default(null),
  art: menuArt.nullable().default(null),
  photo: menuPhoto.nullable().default(null),
  optionGroupIds: listOf(id, MENU_LIMITS.optionGroupsOfProduct).default([]),
  bundleSlots: listOf(menuBundleSlot, MENU_LIMITS.slotsOfProduct).default([]),
})

export const menuOption = z.object({
  id,
  name,
  pricePence: price.default(0),
  /** When it is collected; null: the same as delivered. */
  collectionPence: price.nullable().default(null),
  maximumQuantity: whole(1, MENU_LIMITS.quantity).default(1),
  kcal: kcal.default(null),
  allergens: allergenDeclarations.default({}),
  isAgeRestricted: z.boolean().default(false),
  opensGroupId: id.nullable().default(null),
})

export const menuOptionGroup = z.object({
  id,
  name,
  minimum: whole(0, MENU_LIMITS.quantity),
  maximum: whole(1, MENU_LIMITS.quantity),
  isMealUpgrade: z.boolean().default(false),
  options: listOf(menuOption, MENU_LIMITS.optionsOfGroup),
})

export const menuCategory = menuCategoryFacts.extend({
  products: listOf(menuProduct, MENU_LIMITS.products),
})

export const menuArchivedProduct = menuProduct.extend({
  /** The category it stood in, which the menu may no longer have. */
  categoryId: id,
})

/** A whole menu, as it is edited and published. */
export const menuDocument = z
  .object({
    categories: listOf(menuCategory, MENU_LIMITS.categories),
    /** What is out of the menu until somebody puts it back; the latest first. */
    archived: listOf(menuArchivedProduct, MENU_LIMITS.products).default([]),
    optionGroups: listOf(menuOptionGroup, MENU_LIMITS.optionGroups),
  })
  .refine(isOfAllowedSize, { ...because('too_many'), path: ['categories'] })

/** Whether all categories and the archive together have no more products than a menu may have. */
export function isOfAllowedSize({ categories, archived, optionGroups }: MenuDocument): boolean {
  const products = categories.reduce((sum, category) => sum + category.products.length, 0)
  return (
    products + archived.length <= MENU_LIMITS.products &&
    categories.length <= MENU_LIMITS.categories &&
    optionGroups.length <= MENU_LIMITS.optionGroups
  )
}
