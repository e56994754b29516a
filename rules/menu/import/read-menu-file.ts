import type {
  MenuBundleSlot,
  MenuCategory,
  MenuOption,
  MenuOptionGroup,
  MenuProduct,
} from '../document/menu-document.ts'
import {
  given,
  type ImportedAllergens,
  type ImportedCategory,
  type ImportedGroup,
  type ImportedItem,
  type ImportedMenu,
  type ImportedProduct,
} from './imported-menu.ts'

/** Fields that may be left out, all but the name. */
type Written<Item, Without extends keyof Item = never> = {
  [Key in Exclude<keyof Item, 'name' | Without>]?: Item[Key] | undefined
} & { name: string }

/** A menu of the JSON format, checked by its schema. */
export interface WrittenMenu {
  categories: (Written<MenuCategory, 'products'> & {
    products: (Written<MenuProduct, 'bundleSlots'> & {
      bundleSlots?: (Written<MenuBundleSlot, 'categoryId'> & { categoryId: string })[] | undefined
    })[]
  })[]
  optionGroups?:
    | (Written<MenuOptionGroup, 'options'> & {
        options: Written<MenuOption>[]
      })[]
    | undefined
}

/** The menu that a JSON file has, with paths as the places of its faults. */
export function readMenuFile({ categories, optionGroups }: WrittenMenu): ImportedMenu {
  return {
    categories: categories.map((each, index) => categoryOf(each, `menu.categories.${index}`)),
    ...(optionGroups && {
      optionGroups: optionGroups.map((each, index) => groupOf(each, `menu.optionGroups.${index}`)),
    }),
  }
}

function categoryOf(written: WrittenMenu['categories'][number], path: string): ImportedCategory {
  const { id, name, products, ...facts } = written
  return {
    ...itemOf({ id, name }, path),
    facts: given(facts),
    products: products.map((each, index) => productOf(each, `${path}.products.${index}`)),
  }
}

function productOf(
  written: WrittenMenu['categories'][number]['products'][number],
  path: string,
): ImportedProduct {
  const { id, name, allergens, optionGroupIds, bundleSlots, ...facts } = written
  return {
    ...itemOf({ id, name }, path),
    facts: given(facts),
    places: {
      price: { row: null, column: `${path}.pricePence` },
      optionGroups: { row: null, column: `${path}.optionGroupIds` },
    },
    ...(allergens && { allergens: allOf(allergens) }),
    ...(optionGroupIds && { optionGroups: optionGroupIds }),
    ...(bundleSlots && {
      bundleSlots: bundleSlots.map(({ id, name, categoryId, ...facts }, index) => ({
        ...itemOf({ id, name }, `${path}.bundleSlots.${index}`),
        facts: given(facts),
        category: categoryId,
      })),
    }),
  }
}

function groupOf(
  written: NonNullable<WrittenMenu['optionGroups']>[number],
  path: string,
): ImportedGroup {
  const { id, name, options, ...facts } = written
  return {
    ...itemOf({ id, name }, path),
    facts: given(facts),
    options: options.map(({ id, name, allergens, opensGroupId, ...facts }, index) => ({
      ...itemOf({ id, name }, `${path}.options.${index}`),
      facts: given(facts),
      ...(allergens && { allergens: allOf(allergens) }),
      ...(opensGroupId !== undefined && { opens: opensGroupId }),
      opensAt: { row: null, column: `${path}.options.${index}.opensGroupId` },
    })),
  }
}

const itemOf = (
  { id, name }: { id?: string | undefined; name: string },
  path: string,
): ImportedItem => ({
  at: { row: null, column: path },
  // Ids of ours are in small letters however they are written.
  id: id?.toLowerCase() ?? null,
  name,
})

const allOf = (declared: ImportedAllergens['declared']): ImportedAllergens => ({
  kinds: ['contains', 'may', 'free'],
  declared,
})
