import { z } from 'zod'
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

const option = z.object({
  id: fileId.optional(),
  name: menuOption.shape.name,
  pricePence: menuOption.shape.pricePence.unwrap().optional(),
  maximumQuantity: menuOption.shape.maximumQuantity.unwrap().optional(),
  kcal: menuOption.shape.kcal.unwrap().optional(),
  allergens: menuOption.shape.allergens.unwrap().optional(),
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
  kcal: ofProduct.kcal.unwrap().optional(),
  allergens: ofProduct.allergens.unwrap().optional(),
  diets: ofProduct.diets.unwrap().optional(),
  heat: ofProduct.heat.unwrap().optional(),
  isPopular: ofProduct.isPopular.unwrap().optional(),
  isAgeRestricted: ofProduct.isAgeRestricted.unwrap().optional(),
  soldWhen: ofProduct.soldWhen.unwrap().optional(),
  art: ofProduct.art.unwrap().optional(),
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

export const menuFile = z.object({
  format: z.literal(MENU_FILE_FORMAT),
  version: z.literal(1),
  menu: z.object({
    categories: listOf(category, MENU_LIMITS.categories),
    optionGroups: listOf(optionGroup, MENU_LIMITS.optionGroups).optional(),
  }),
})

/** What is exported as JSON: all that a menu is. */
export const fileOfMenu = (menu: MenuDocument) => ({ format: MENU_FILE_FORMAT, version: 1, menu })
