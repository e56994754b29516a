import type { Product, ProductWithOptions } from '#contract/menu.ts'
import type { ProductRecord } from './menu-record.ts'

/** A product as it travels, without its options. */
export function productOf(record: ProductRecord, isSoldThen = true): Product {
  const { storeId: _storeId, optionGroups, ...product } = record
  return {
    ...product,
    diets: [...record.diets],
    isAvailable: record.isAvailable && isSoldThen,
    unavailableReason: record.isAvailable ? (isSoldThen ? null : 'storeClosed') : 'soldOut',
    soldOutUntil: record.soldOutUntil?.toISOString() ?? null,
    left: null,
    isBundle: false,
    hasOptions: optionGroups.length > 0,
  }
}

/** The same with its options. */
export function productWithOptionsOf(record: ProductRecord, storeSlug: string): ProductWithOptions {
  return {
    ...productOf(record),
    storeId: record.storeId,
    storeSlug,
    optionGroups: record.optionGroups.map((group) => ({ ...group, options: [...group.options] })),
    openedGroups: [],
    bundleSlots: [],
  }
}
