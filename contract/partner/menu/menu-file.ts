import { z } from 'zod'
import { ALLERGENS, type AllergenDeclarations } from '#rules/menu/allergens.ts'
import { given } from '#rules/menu/import/imported-menu.ts'
import type { MenuDocument } from '#rules/menu/document/menu-document.ts'
import { because, text } from '#contract/fields.ts'
import {
  MENU_LIMITS,
  menuBundleSlot,
  menuCategoryFacts,
  menuOption,
  menuOptionGroup,
  menuProduct,
} from './menu-document.ts'

/**
 * A menu as a JSON file, documented in docs/menu-format.md. Ids may be left out, and may be any text that
 * something else of the file refers to. What is left out stays as it is on the menu.
 */
const fileId = text(MENU_LIMITS.nameLength)

const listOf = <Item extends z.ZodType>(item: Item, maximum: number) =>
  z.array(item).max(maximum, because('too_many'))

const declaration = z.enum(['contains', 'may', 'free'])
const FREE_OF_ALL: AllergenDeclarations = Object.fromEntries(
  ALLERGENS.map((allergen) => [allergen, 'free']),
)

/**
 * What a kitchen declares. One that has looked at all 14 allergens may write `"otherwise": "free"` instead of
 * all that a dish is free of.
 */
const allergens = z
  .strictObject({
    ...Object.fromEntries(ALLERGENS.map((allergen) => [allergen, declaration.optional()])),
    otherwise: z.literal('free').optional(),
  })
  .transform(({ otherwise, ...named }): AllergenDeclarations => {
    // The keys of the object are those of the allergens, which the type of entries loses.
    const declared = given(named) as AllergenDeclarations
    return otherwise ? { ...FREE_OF_ALL, ...declared } : declared
  })

const option = z.object({
  id: fileId.optional(),
  name: menuOption.shape.name,
  pricePence: menuOption.shape.pricePence.unwrap().optional(),
  collectionPence: menuOption.shape.collectionPence.unwrap().optional(),
  maximumQuantity: menuOption.shape.maximumQuantity.unwrap().optional(),
  kcal: menuOption.shape.kcal.unwrap().optional(),
  allergens: allergens.optional(),
  isAgeRestricted: menuOption.shape.isAgeRestricted.unwrap().optional(),
  /** The id or the name of an option group. */
  opensGroupId: fileId.nullable().optional(),
})

const optionGroup = z.object({
  id: fileId.optional(),
  name: menuOptionGroup.shape.name,
  minimum: menuOptionGroup.shape.minimum.optional(),
  maximum: menuOptionGroup.shape.maximum.optional(),
  isMealUpgrade: menuOptionGroup.shape.isMealUpgrade.unwrap().optional(),
  options: listOf(option, MENU_LIMITS.optionsOfGroup),
})

const bundleSlot = z.object({
  id: fileId.optional(),
  name: menuBundleSlot.shape.name,
  /** The id or the name of a category. */
  categoryId: fileId,
  coversPence: menuBundleSlot.shape.coversPence.unwrap().optional(),
})

const { shape: ofProduct } = menuProduct

const product = z.object({
  id: fileId.optional(),
  name: ofProduct.name,
  description: ofProduct.description.unwrap().optional(),
  /** Of a new product it is required. */
  pricePence: ofProduct.pricePence.optional(),
  collectionPence: ofProduct.collectionPence.unwrap().optional(),
  vat: ofProduct.vat.unwrap().optional(),
  kcal: ofProduct.kcal.unwrap().optional(),
  allergens: allergens.optional(),
  diets: ofProduct.diets.unwrap().optional(),
  heat: ofProduct.heat.unwrap().optional(),
  isPopular: ofProduct.isPopular.unwrap().optional(),
  isAgeRestricted: ofProduct.isAgeRestricted.unwrap().optional(),
  soldWhen: ofProduct.soldWhen.unwrap().optional(),
  art: ofProduct.art.unwrap().optional(),
  photo: ofProduct.photo.unwrap().optional(),
  /** Ids or names of option groups. */
  optionGroupIds: listOf(fileId, MENU_LIMITS.optionGroupsOfProduct).optional(),
  bundleSlots: listOf(bundleSlot, MENU_LIMITS.slotsOfProduct).optional(),
})

const { shape: ofCategory } = menuCategoryFacts

const category = z.object({
  id: fileId.optional(),
  name: ofCategory.name,
  description: ofCategory.description.unwrap().optional(),
  soldWhen: ofCategory.soldWhen.unwrap().optional(),
  slotItems: ofCategory.slotItems.unwrap().optional(),
  products: listOf(product, MENU_LIMITS.products),
})

export const MENU_FILE_FORMAT = 'tuck-in-menu'

/** A menu as files have it, by itself or as a part of a store. */
export const menuOfFile = z.object({
  categories: listOf(category, MENU_LIMITS.categories),
  optionGroups: listOf(optionGroup, MENU_LIMITS.optionGroups).optional(),
})

export const menuFile = z.object({
  format: z.literal(MENU_FILE_FORMAT),
  version: z.literal(1),
  menu: menuOfFile,
})

/** What is exported as JSON: all that is on a menu, without what is archived. */
export const fileOfMenu = ({ archived: _, ...menu }: MenuDocument) => ({
  format: MENU_FILE_FORMAT,
  version: 1,
  menu,
})
