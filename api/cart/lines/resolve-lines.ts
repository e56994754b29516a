import type { CartLine } from '#contract/cart/cart-line.ts'
import { allergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { checkOptions } from '#rules/menu/check-options.ts'
import { checkParts } from '#rules/menu/check-parts.ts'
import { itemFacts, type ItemFacts } from '#rules/menu/item-facts.ts'
import { vatShares, type VatShare } from '#rules/menu/vat.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import type { Context } from '#api/context.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import { findMenu } from '#api/menu/find-menu.ts'
import { findStock, orderableAt, reasonAt, type MenuAt, type Stock } from '#api/menu/menu-at.ts'
import type { ProductRecord } from '#api/menu/menu-record.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { stateOf } from '#api/stores/record/store-state.ts'
import { groupsToChoose, partsOf } from './choose-product.ts'
import { countItems, productIdsOf, type Items } from './count-items.ts'
import { optionsOf, resolveParts, type ResolvedPart } from './resolve-parts.ts'

type CartChoice = Pick<CartRow, 'store_id' | 'service' | 'service_time' | 'lines'>

/** The menu for a cart's service and time, with the stock of its products and of those being added. */
export async function menuForCart(
  context: Context,
  { store_id: storeId, service, service_time: serviceTime, lines }: CartChoice,
  coming: readonly Omit<Items, 'quantity'>[] = [],
): Promise<MenuAt> {
  const [store, menu] = await Promise.all([
    findStore(context, { id: storeId }),
    findMenu(context, storeId),
  ])
  const record = menu.pricedFor(service)
  const now = context.now()
  const at = orderableAt(serviceTime, stateOf(store, { service, zone: null }, now), now)
  const mayBeCounted = record.counted.size > 0
  const ids = mayBeCounted ? productIdsOf([...lines, ...coming]) : []
  return { record, service, at, stock: await findStock(context, record, ids) }
}

/** A line of a cart with its current state in the menu. */
export interface ResolvedLine extends ItemFacts {
  stored: StoredLine
  /** Null: the product has left the menu. */
  product: ProductRecord | null
  name: string
  options: CartLine['options']
  parts: CartLine['parts']
  isAvailable: boolean
  unavailableReason: CartLine['unavailableReason']
  /** The number of items of the line that the counted stock is enough for; null: nothing of it is counted. */
  left: number | null
  /** What of one of it falls under which rate of VAT; empty: all under that of the store. */
  vat: VatShare[]
  /** Its need of each counted product; empty while it cannot be ordered. */
  takes: ReadonlyMap<string, number>
}

/**
 * Finds the lines of a cart in its store's menu; one that left the menu has the name it had. Counted stock
 * goes to the lines in their order, each getting all it needs or nothing.
 */
export function resolveLines(menu: MenuAt, lines: readonly StoredLine[]): ResolvedLine[] {
  const left = new Map(menu.stock)
  return lines.map((stored) => {
    const product = menu.record.products.get(stored.productId)
    const line = product ? lineOf(menu, stored, product, left) : missingLineOf(stored)
    for (const [id, taken] of line.takes) left.set(id, (left.get(id) ?? 0) - taken)
    return line
  })
}

function lineOf(
  menu: MenuAt,
  stored: StoredLine,
  product: ProductRecord,
  stock: Stock,
): ResolvedLine {
  const groups = groupsToChoose(product, stored.options, menu.at)
  const parts = resolveParts(menu, product, stored.parts ?? [])
  const left = itemsLeft(stock, stored)
  const facts = itemFacts({
    product,
    groups,
    options: stored.options,
    parts: parts.flatMap(({ dish }) => dish ?? []),
  })
  const unavailableReason =
    unavailableReasonOf(menu, product, parts) ??
    (isChoiceUnavailable(menu, product, stored, groups) ? 'optionUnavailable' : null) ??
    (left !== null && left < stored.quantity ? 'tooFewLeft' : null)
  const isAvailable = unavailableReason === null
  return {
    stored,
    product,
    name: product.name,
    options: optionsOf(stored.options, groups),
    parts: parts.map(({ part }) => part),
    ...facts,
    vat: vatShares({
      unitPricePence: facts.unitPricePence,
      vat: product.vat,
      parts: parts.flatMap((part) => part.product ?? []),
    }),
    isAvailable,
    unavailableReason,
    left,
    takes: isAvailable ? countItems(stock, [stored]) : new Map(),
  }
}

/** Of a product, or of the products in the slots of a deal. */
function unavailableReasonOf(
  menu: MenuAt,
  product: ProductRecord,
  parts: readonly ResolvedPart[],
): ResolvedLine['unavailableReason'] {
  const eaten = [product, ...parts.map((part) => part.product)]
  const reasons = eaten.map((each) => (each ? reasonAt(menu, each) : 'notOnMenu'))
  return reasons.find((reason) => reason !== null) ?? null
}

/** Whether the options and parts can no longer be chosen like this. */
function isChoiceUnavailable(
  menu: MenuAt,
  { bundleSlots }: ProductRecord,
  { options, parts = [] }: StoredLine,
  groups: ReturnType<typeof groupsToChoose>,
): boolean {
  return (
    checkOptions(groups, options) !== null || checkParts(bundleSlots, parts, partsOf(menu)) !== null
  )
}

function itemsLeft(stock: Stock, stored: StoredLine): number | null {
  if (stock.size === 0) return null
  const ofOne = countItems(stock, [{ ...stored, quantity: 1 }])
  if (ofOne.size === 0) return null
  return Math.min(...[...ofOne].map(([id, needed]) => Math.floor((stock.get(id) ?? 0) / needed)))
}

function missingLineOf(stored: StoredLine): ResolvedLine {
  return {
    stored,
    product: null,
    name: stored.name,
    options: optionsOf(stored.options, []),
    parts: (stored.parts ?? []).map((part) => ({
      ...part,
      options: optionsOf(part.options, []),
      supplementPence: 0,
    })),
    unitPricePence: 0,
    kcal: null,
    allergens: allergenVerdict([]),
    isAgeRestricted: false,
    isAvailable: false,
    unavailableReason: 'notOnMenu',
    left: null,
    vat: [],
    takes: new Map(),
  }
}
