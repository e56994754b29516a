import { MENU_LIMITS } from '#contract/partner/menu/menu-document.ts'
import type { MenuBundleSlot, MenuProduct } from '#rules/menu/document/menu-document.ts'
import { parsePence } from '#rules/money/pence.ts'
import { newId } from '#web/store-app/menu-editor/new-id.ts'
import { readSoldWhen, soldWhenDraftOf, type SoldWhenDraft } from './sold-when-draft.ts'

/** A product as it is typed. */
export type ProductDraft = Omit<
  MenuProduct,
  'pricePence' | 'collectionPence' | 'kcal' | 'soldWhen' | 'bundleSlots'
> & {
  price: string
  /** Empty: the same as delivered. */
  collection: string
  kcal: string
  soldWhen: SoldWhenDraft
  bundleSlots: readonly SlotDraft[]
}

/** A part of a meal deal as it is typed. */
export interface SlotDraft {
  id: string
  name: string
  categoryId: string
  /** Empty: any dish adds nothing. */
  covers: string
}

/** A field that has to be put right, and what with it. */
export type DraftProblems = Partial<
  Record<'name' | 'description' | 'price' | 'collection' | 'kcal', string>
>

export const poundsOf = (pence: number): string => (pence / 100).toFixed(2)

export function productDraftOf(product: MenuProduct): ProductDraft {
  const { pricePence, collectionPence, kcal, soldWhen, bundleSlots, ...others } = product
  return {
    ...others,
    price: poundsOf(pricePence),
    collection: collectionPence === null ? '' : poundsOf(collectionPence),
    kcal: kcal === null ? '' : String(kcal),
    soldWhen: soldWhenDraftOf(soldWhen),
    bundleSlots: bundleSlots.map(({ coversPence, ...slot }) => ({
      ...slot,
      covers: coversPence === null ? '' : poundsOf(coversPence),
    })),
  }
}

export const newProductDraft = (): ProductDraft => ({
  id: newId(),
  name: '',
  description: '',
  price: '',
  collection: '',
  vat: null,
  kcal: '',
  allergens: {},
  diets: [],
  heat: 0,
  isPopular: false,
  isAgeRestricted: false,
  soldWhen: soldWhenDraftOf(null),
  art: null,
  photo: null,
  optionGroupIds: [],
  bundleSlots: [],
})

/** The names of the messages for what is wrong. */
type Problem = 'noName' | 'longName' | 'longDescription' | 'noPrice' | 'noKcal'

/** The product that was typed, or which fields have to be put right. */
export function readProductDraft(
  draft: ProductDraft,
): { product: MenuProduct } | { problems: Partial<Record<keyof DraftProblems, Problem>> } {
  const { price, collection, kcal: kcalText, soldWhen: typedWhen, bundleSlots: slots } = draft
  const { price: _, collection: __, ...others } = draft
  const name = draft.name.trim()
  const description = draft.description.trim()
  const pricePence = priceIn(price)
  const collectionPence = optionalPriceIn(collection)
  const kcal = kcalIn(kcalText)
  const soldWhen = readSoldWhen(typedWhen)
  const bundleSlots = slots.map(readSlot).filter((slot) => slot !== null)
  if (
    isName(name) &&
    description.length <= MENU_LIMITS.descriptionLength &&
    pricePence !== null &&
    collectionPence !== undefined &&
    kcal !== undefined &&
    soldWhen !== undefined &&
    bundleSlots.length === slots.length
  )
    return {
      product: {
        ...others,
        name,
        description,
        pricePence,
        collectionPence,
        kcal,
        soldWhen,
        bundleSlots,
      },
    }
  return {
    problems: {
      ...(!isName(name) && { name: name === '' ? 'noName' : 'longName' }),
      ...(description.length > MENU_LIMITS.descriptionLength && {
        description: 'longDescription',
      }),
      ...(pricePence === null && { price: 'noPrice' }),
      ...(collectionPence === undefined && { collection: 'noPrice' }),
      ...(kcal === undefined && { kcal: 'noKcal' }),
    },
  }
}

function readSlot({ covers, ...slot }: SlotDraft): MenuBundleSlot | null {
  const name = slot.name.trim()
  const coversPence = covers.trim() === '' ? null : priceIn(covers)
  const isRead = isName(name) && (coversPence !== null || covers.trim() === '')
  return isRead ? { ...slot, name, coversPence } : null
}

export const isName = (name: string): boolean =>
  name !== '' && name.length <= MENU_LIMITS.nameLength

/** A price that a menu may have, in pence. */
export function priceIn(text: string): number | null {
  const pence = parsePence(text)
  return pence !== null && pence <= MENU_LIMITS.pricePence ? pence : null
}

/** Null: nothing is typed; undefined: what is typed is no price. */
export function optionalPriceIn(text: string): number | null | undefined {
  return text.trim() === '' ? null : (priceIn(text) ?? undefined)
}

/** Null: none is declared; undefined: what is typed is no number. */
export function kcalIn(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,5}$/.test(typed) ? Number(typed) : undefined
}
