import { allergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { checkOptions } from '#rules/menu/check-options.ts'
import { checkParts } from '#rules/menu/check-parts.ts'
import { itemFacts } from '#rules/menu/item-facts.ts'
import type { KeptLine } from '#api/database/column-types.ts'
import { reasonAt, type MenuAt, type Stock } from '#api/menu/menu-at.ts'
import type { ProductRecord } from '#api/menu/menu-record.ts'
import { groupsAsked, partsOf } from './choose-product.ts'
import { countedItems } from './count-items.ts'
import { optionsOf, resolveParts, type ResolvedPart } from './resolve-parts.ts'
import type { ResolvedLine } from './resolved-line.ts'
import { settledLine, settleLine } from './resolved-lines-cache.ts'

/**
 * Finds the lines of a cart in its store's menu; one that left the menu keeps the name it had. What
 * is counted goes to the lines in their order, each getting all it wants or nothing.
 */
export function resolveLines(menu: MenuAt, lines: readonly KeptLine[]): ResolvedLine[] {
  const left = new Map(menu.stock)
  return lines.map((kept) => {
    const settled = settledLine(menu.record, kept)
    if (settled) return settled
    const product = menu.record.products.get(kept.productId)
    const line = product ? lineOf(menu, kept, product, left) : goneLineOf(kept)
    settleLine(menu.record, line)
    for (const [id, taken] of line.takes) left.set(id, (left.get(id) ?? 0) - taken)
    return line
  })
}

function lineOf(menu: MenuAt, kept: KeptLine, product: ProductRecord, stock: Stock): ResolvedLine {
  const groups = groupsAsked(product, kept.options, menu.at)
  const parts = resolveParts(menu, product, kept.parts ?? [])
  const left = itemsLeft(stock, kept)
  const unavailableReason =
    goneReason(menu, product, parts) ??
    (isChoiceGone(menu, product, kept, groups) ? 'optionGone' : null) ??
    (left !== null && left < kept.quantity ? 'tooFew' : null)
  const isAvailable = unavailableReason === null
  return {
    kept,
    product,
    name: product.name,
    options: optionsOf(kept.options, groups),
    parts: parts.map(({ part }) => part),
    ...itemFacts({
      product,
      groups,
      options: kept.options,
      parts: parts.flatMap(({ dish }) => dish ?? []),
    }),
    isAvailable,
    unavailableReason,
    left,
    takes: isAvailable ? countedItems(stock, [kept]) : new Map(),
  }
}

/** Of a product, or of what is in the slots of a deal. */
function goneReason(
  menu: MenuAt,
  product: ProductRecord,
  parts: readonly ResolvedPart[],
): ResolvedLine['unavailableReason'] {
  const eaten = [product, ...parts.map((part) => part.product)]
  const reasons = eaten.map((each) => (each ? reasonAt(menu, each) : 'gone'))
  return reasons.find((reason) => reason !== null) ?? null
}

/** Whether the options and parts can no longer be chosen like this. */
function isChoiceGone(
  menu: MenuAt,
  { bundleSlots }: ProductRecord,
  { options, parts = [] }: KeptLine,
  groups: ReturnType<typeof groupsAsked>,
): boolean {
  return (
    checkOptions(groups, options) !== null || checkParts(bundleSlots, parts, partsOf(menu)) !== null
  )
}

function itemsLeft(stock: Stock, kept: KeptLine): number | null {
  if (stock.size === 0) return null
  const ofOne = countedItems(stock, [{ ...kept, quantity: 1 }])
  if (ofOne.size === 0) return null
  return Math.min(...[...ofOne].map(([id, needed]) => Math.floor((stock.get(id) ?? 0) / needed)))
}

function goneLineOf(kept: KeptLine): ResolvedLine {
  return {
    kept,
    product: null,
    name: kept.name,
    options: optionsOf(kept.options, []),
    parts: (kept.parts ?? []).map((part) => ({
      ...part,
      options: optionsOf(part.options, []),
      supplementPence: 0,
    })),
    unitPricePence: 0,
    kcal: null,
    allergens: allergenVerdict([]),
    isAgeRestricted: false,
    isAvailable: false,
    unavailableReason: 'gone',
    left: null,
    takes: new Map(),
  }
}
