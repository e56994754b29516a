import { MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import type { MenuProduct } from '#rules/menu/document/menu-document.ts'
import { parsePence } from '#rules/money/pence.ts'
import { newId } from './new-id.ts'

/** A product as it is typed. */
export type ProductDraft = Omit<MenuProduct, 'pricePence' | 'kcal'> & {
  price: string
  kcal: string
}

/** A field that has to be put right, and what with it. */
export type DraftProblems = Partial<Record<'name' | 'description' | 'price' | 'kcal', string>>

export const poundsOf = (pence: number): string => (pence / 100).toFixed(2)

export function productDraftOf({ pricePence, kcal, ...product }: MenuProduct): ProductDraft {
  return { ...product, price: poundsOf(pricePence), kcal: kcal === null ? '' : String(kcal) }
}

export const newProductDraft = (): ProductDraft => ({
  id: newId(),
  name: '',
  description: '',
  price: '',
  kcal: '',
  allergens: {},
  diets: [],
  heat: 0,
  isPopular: false,
  isAgeRestricted: false,
  soldWhen: null,
  art: null,
  optionGroupIds: [],
  bundleSlots: [],
})

/** The names of the messages for what is wrong. */
type Problem = 'noName' | 'longName' | 'longDescription' | 'noPrice' | 'noKcal'

/** The product that was typed, or which fields have to be put right. */
export function readProductDraft(
  draft: ProductDraft,
): { product: MenuProduct } | { problems: Partial<Record<keyof DraftProblems, Problem>> } {
  const { price, kcal: kcalText, ...others } = draft
  const name = draft.name.trim()
  const description = draft.description.trim()
  const pricePence = priceIn(price)
  const kcal = kcalIn(kcalText)
  if (
    isName(name) &&
    description.length <= MENU_LIMITS.descriptionLength &&
    pricePence !== null &&
    kcal !== undefined
  )
    return { product: { ...others, name, description, pricePence, kcal } }
  return {
    problems: {
      ...(!isName(name) && { name: name === '' ? 'noName' : 'longName' }),
      ...(description.length > MENU_LIMITS.descriptionLength && {
        description: 'longDescription',
      }),
      ...(pricePence === null && { price: 'noPrice' }),
      ...(kcal === undefined && { kcal: 'noKcal' }),
    },
  }
}

export const isName = (name: string): boolean =>
  name !== '' && name.length <= MENU_LIMITS.nameLength

/** A price that a menu may have, in pence. */
export function priceIn(text: string): number | null {
  const pence = parsePence(text)
  return pence !== null && pence <= MENU_LIMITS.pricePence ? pence : null
}

/** Null: none is declared; undefined: what is typed is no number. */
export function kcalIn(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,5}$/.test(typed) ? Number(typed) : undefined
}
