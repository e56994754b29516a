import type { Allergen } from '../allergens.ts'
import {
  productsOfMenu,
  type MenuDiet,
  type MenuDocument,
  type MenuOptionGroup,
  type MenuProduct,
} from './menu-document.ts'

export const MENU_FAULT_CODES = [
  /** Two things of the menu have the same id; of an imported one, mostly. */
  'REPEATED_ID',
  'UNKNOWN_OPTION_GROUP',
  /** An option group stands twice with one product. */
  'REPEATED_OPTION_GROUP',
  'UNKNOWN_CATEGORY',
  /** A place of a meal deal whose category has nothing that could fill it. */
  'SLOT_WITHOUT_PRODUCTS',
  'GROUP_WITHOUT_OPTIONS',
  /** More are to be chosen than may be chosen. */
  'MINIMUM_ABOVE_MAXIMUM',
  /** More are to be chosen than its options together allow. */
  'MINIMUM_OUT_OF_REACH',
  /** An option that opens a group which, opened further, comes back to its own. */
  'GROUP_OPENS_ITSELF',
  /** A dish is marked for a diet that its own allergens rule out. */
  'DIET_AGAINST_ALLERGENS',
] as const
export type MenuFaultCode = (typeof MENU_FAULT_CODES)[number]

/** What keeps a menu from being published. */
export interface MenuFault {
  code: MenuFaultCode
  /** What it is at: the category, the product or the option group that somebody has to open. */
  at: { kind: 'category' | 'product' | 'optionGroup'; id: string; name: string }
  /** What of it, such as the name of an option or of a meal deal's place; empty for the whole. */
  part: string
}

/** Everything that keeps a menu from being published, in the order of the menu. */
export function faultsOfMenu(menu: MenuDocument): readonly MenuFault[] {
  const groups = new Map(menu.optionGroups.map((group) => [group.id, group]))
  return [
    ...repeatedIds(menu),
    ...productsOfMenu(menu).flatMap((product) => [
      ...faultsOfOptionGroups(product, groups),
      ...faultsOfSlots(product, menu),
      ...faultsOfDiets(product),
    ]),
    ...menu.optionGroups.flatMap((group) => faultsOfGroup(group, groups)),
  ]
}

type Groups = ReadonlyMap<string, MenuOptionGroup>

const at = (kind: MenuFault['at']['kind'], { id, name }: { id: string; name: string }) => ({
  kind,
  id,
  name,
})

function repeatedIds(menu: MenuDocument): MenuFault[] {
  const seen = new Set<string>()
  const faults: MenuFault[] = []
  const check = (place: MenuFault['at'], id: string, part = '') => {
    if (seen.has(id)) faults.push({ code: 'REPEATED_ID', at: place, part })
    seen.add(id)
  }
  for (const category of menu.categories) check(at('category', category), category.id)
  for (const product of [...menu.archived, ...productsOfMenu(menu)]) {
    check(at('product', product), product.id)
    for (const slot of product.bundleSlots) check(at('product', product), slot.id, slot.name)
  }
  for (const group of menu.optionGroups) {
    check(at('optionGroup', group), group.id)
    for (const option of group.options) check(at('optionGroup', group), option.id, option.name)
  }
  return faults
}

function faultsOfOptionGroups(product: MenuProduct, groups: Groups): MenuFault[] {
  const { optionGroupIds } = product
  return optionGroupIds.flatMap((id, index): MenuFault[] => {
    const group = groups.get(id)
    const place = at('product', product)
    if (!group) return [{ code: 'UNKNOWN_OPTION_GROUP', at: place, part: '' }]
    return optionGroupIds.indexOf(id) < index
      ? [{ code: 'REPEATED_OPTION_GROUP', at: place, part: group.name }]
      : []
  })
}

function faultsOfSlots(product: MenuProduct, { categories }: MenuDocument): MenuFault[] {
  return product.bundleSlots.flatMap(({ name, categoryId }): MenuFault[] => {
    const category = categories.find(({ id }) => id === categoryId)
    const place = at('product', product)
    if (!category) return [{ code: 'UNKNOWN_CATEGORY', at: place, part: name }]
    const isFillable = category.products.some(({ bundleSlots }) => bundleSlots.length === 0)
    return isFillable ? [] : [{ code: 'SLOT_WITHOUT_PRODUCTS', at: place, part: name }]
  })
}

/**
 * What a dish with a diet must not contain. Being without gluten is a claim of its own in law (retained Regulation
 * 828/2014): a dish is marked so only when it is declared free of gluten, not when nobody has declared anything.
 */
const RULED_OUT: Readonly<Record<MenuDiet, readonly Allergen[]>> = {
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  halal: [],
  glutenFree: ['gluten'],
}

const fits = (diet: MenuDiet, declared: string | undefined) =>
  diet === 'glutenFree' ? declared === 'free' : declared !== 'contains'

function faultsOfDiets(product: MenuProduct): MenuFault[] {
  return product.diets.flatMap((diet): MenuFault[] => {
    const isRuledOut = RULED_OUT[diet].some((allergen) => !fits(diet, product.allergens[allergen]))
    return isRuledOut
      ? [{ code: 'DIET_AGAINST_ALLERGENS', at: at('product', product), part: DIET_NAMES[diet] }]
      : []
  })
}

const DIET_NAMES: Record<MenuDiet, string> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  halal: 'halal',
  glutenFree: 'no gluten',
}

function faultsOfGroup(group: MenuOptionGroup, groups: Groups): MenuFault[] {
  const { minimum, maximum, options } = group
  const place = at('optionGroup', group)
  const codes: MenuFaultCode[] = []
  const allowed = options.reduce((sum, { maximumQuantity }) => sum + maximumQuantity, 0)
  if (options.length === 0) codes.push('GROUP_WITHOUT_OPTIONS')
  else if (minimum > allowed) codes.push('MINIMUM_OUT_OF_REACH')
  if (minimum > maximum) codes.push('MINIMUM_ABOVE_MAXIMUM')
  return [
    ...codes.map((code): MenuFault => ({ code, at: place, part: '' })),
    ...options.flatMap(({ name, opensGroupId }): MenuFault[] => {
      if (opensGroupId === null) return []
      if (!groups.has(opensGroupId))
        return [{ code: 'UNKNOWN_OPTION_GROUP', at: place, part: name }]
      return leadsTo(opensGroupId, group.id, groups)
        ? [{ code: 'GROUP_OPENS_ITSELF', at: place, part: name }]
        : []
    }),
  ]
}

/** Whether one group is another one or opens it, directly or through others. */
function leadsTo(from: string, to: string, groups: Groups): boolean {
  const seen = new Set<string>()
  const waiting = [from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === to) return true
    if (seen.has(id)) continue
    seen.add(id)
    for (const { opensGroupId } of groups.get(id)?.options ?? [])
      if (opensGroupId !== null) waiting.push(opensGroupId)
  }
  return false
}
