import { MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import type { MenuOption, MenuOptionGroup } from '#rules/menu/document/menu-document.ts'
import { newId } from '#web/store-app/menu-editor/new-id.ts'
import {
  isName,
  kcalIn,
  optionalPriceIn,
  poundsOf,
  priceIn,
} from '#web/store-app/menu-editor/product/product-draft.ts'

/** An option group as it is typed. */
export interface OptionGroupDraft {
  id: string
  name: string
  minimum: string
  maximum: string
  isMealUpgrade: boolean
  options: readonly OptionDraft[]
}

export type OptionDraft = Omit<
  MenuOption,
  'pricePence' | 'collectionPence' | 'maximumQuantity' | 'kcal'
> & {
  price: string
  /** Empty: the same as delivered. */
  collection: string
  quantity: string
  kcal: string
}

export const optionGroupDraftOf = (group: MenuOptionGroup): OptionGroupDraft => ({
  ...group,
  minimum: String(group.minimum),
  maximum: String(group.maximum),
  options: group.options.map(
    ({ pricePence, collectionPence, maximumQuantity, kcal, ...option }) => ({
      ...option,
      price: poundsOf(pricePence),
      collection: collectionPence === null ? '' : poundsOf(collectionPence),
      quantity: String(maximumQuantity),
      kcal: kcal === null ? '' : String(kcal),
    }),
  ),
})

export const newOption = (): OptionDraft => ({
  id: newId(),
  name: '',
  price: '0.00',
  collection: '',
  quantity: '1',
  kcal: '',
  allergens: {},
  isAgeRestricted: false,
  opensGroupId: null,
})

export const newOptionGroup = (): OptionGroupDraft => ({
  id: newId(),
  name: '',
  minimum: '1',
  maximum: '1',
  isMealUpgrade: false,
  options: [newOption()],
})

/** Which fields of an option have to be put right. */
export function optionProblems({ name, price, collection, quantity, kcal }: OptionDraft) {
  return {
    name: !isName(name.trim()),
    price: priceIn(price) === null,
    collection: optionalPriceIn(collection) === undefined,
    quantity: countIn(quantity, 1) === null,
    kcal: kcalIn(kcal) === undefined,
  }
}

export function groupProblems({ name, minimum, maximum }: OptionGroupDraft) {
  return {
    name: !isName(name.trim()),
    minimum: countIn(minimum, 0) === null,
    maximum: countIn(maximum, 1) === null,
  }
}

/** The group that was typed; null: something has to be put right. */
export function readOptionGroup(draft: OptionGroupDraft): MenuOptionGroup | null {
  const minimum = countIn(draft.minimum, 0)
  const maximum = countIn(draft.maximum, 1)
  const options = draft.options.map(readOption)
  const read = options.filter((option) => option !== null)
  if (!isName(draft.name.trim()) || minimum === null || maximum === null) return null
  if (read.length < options.length) return null
  return { ...draft, name: draft.name.trim(), minimum, maximum, options: read }
}

function readOption({ price, collection, quantity, ...draft }: OptionDraft): MenuOption | null {
  const name = draft.name.trim()
  const pricePence = priceIn(price)
  const collectionPence = optionalPriceIn(collection)
  const maximumQuantity = countIn(quantity, 1)
  const kcal = kcalIn(draft.kcal)
  if (!isName(name) || pricePence === null || maximumQuantity === null) return null
  if (collectionPence === undefined || kcal === undefined) return null
  return { ...draft, name, pricePence, collectionPence, maximumQuantity, kcal }
}

function countIn(text: string, minimum: number): number | null {
  const typed = text.trim()
  const count = /^\d{1,2}$/.test(typed) ? Number(typed) : -1
  return count >= minimum && count <= MENU_LIMITS.quantity ? count : null
}
