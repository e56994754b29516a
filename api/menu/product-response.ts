import type { BundleSlot, Product, ProductWithOptions } from '#contract/menu.ts'
import { supplementPence } from '#rules/menu/check-parts.ts'
import { groupsAt } from '#rules/menu/unavailable-reason.ts'
import { reasonInMenu, type MenuShown, type ShownUnavailableReason } from './menu-shown.ts'
import type { OptionGroupRecord, ProductRecord } from './menu-record.ts'

/** A stock above this is not sent. */
const STOCK_SHOWN_UP_TO = 10

/** The stock of a product that is nearly sold out; else null, as for one that is not counted. */
export function leftOf(remaining: number | null): number | null {
  return remaining === null || remaining > STOCK_SHOWN_UP_TO ? null : remaining
}

/** A product as it is sent, without its options. */
export function productOf(record: ProductRecord, shown: MenuShown): Product {
  const { id, categoryId, name, description, pricePence, kcal, allergens, heat, art } = record
  const unavailableReason: ShownUnavailableReason | null = reasonInMenu(record, shown)
  const { soldOutUntil } = record
  return {
    id,
    categoryId,
    name,
    description,
    pricePence,
    kcal,
    allergens,
    allergensByChoice: [...record.allergensByChoice],
    diets: [...record.diets],
    heat,
    art,
    ...(record.photo && { photo: record.photo }),
    isPopular: record.isPopular,
    isAvailable: unavailableReason === null,
    unavailableReason,
    soldOutUntil: soldOutUntil && soldOutUntil > shown.at ? soldOutUntil.toISOString() : null,
    soldWhen: record.soldWhen,
    left: leftOf(shown.stock.get(id) ?? null),
    isBundle: record.isBundle,
    filledFrom: record.bundleSlots.map(({ name, categoryId }) => ({ slotName: name, categoryId })),
    isAgeRestricted: record.isAgeRestricted,
    hasOptions: record.optionGroups.length > 0,
  }
}

/** The same with its options, and for a meal deal with the products of its slots. */
export function productWithOptionsOf(
  record: ProductRecord,
  storeSlug: string,
  shown: MenuShown,
): ProductWithOptions {
  return {
    ...productOf(record, shown),
    storeId: record.storeId,
    storeSlug,
    optionGroups: groupsOf(record.optionGroups, shown),
    openedGroups: groupsOf(record.openedGroups, shown),
    bundleSlots: record.bundleSlots.map((slot): BundleSlot => ({
      id: slot.id,
      name: slot.name,
      categoryId: slot.categoryId,
      products: slot.products.map((product) => ({
        ...productOf(product, shown),
        supplementPence: supplementPence(slot, product),
      })),
    })),
  }
}

function groupsOf(
  groups: readonly OptionGroupRecord[],
  { at }: MenuShown,
): ProductWithOptions['optionGroups'] {
  const isOver = (until: string | null) => until !== null && Date.parse(until) <= at.getTime()
  return groupsAt(groups, at).map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      soldOutUntil: isOver(option.soldOutUntil) ? null : option.soldOutUntil,
    })),
  }))
}
