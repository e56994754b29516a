import type { KeptLine } from '#api/database/column-types.ts'
import type { MenuRecord, ProductRecord } from '#api/menu/menu-record.ts'
import { productIdsOf } from './counted-items.ts'
import type { ResolvedLine } from './resolved-line.ts'

type Lines = WeakMap<KeptLine, ResolvedLine>

/** They go with the menu, as soon as that has changed. */
const linesOfMenu = new WeakMap<MenuRecord, Lines>()

/**
 * What a menu says about a line, where it says the same at any time: a change of a cart mostly leaves
 * its other lines as they are, and nobody changes a kept line or a menu. Undefined: not known.
 */
export function settledLine(menu: MenuRecord, kept: KeptLine): ResolvedLine | undefined {
  return linesOfMenu.get(menu)?.get(kept)
}

/** Keeps what was found out about a line, unless it depends on the time, the service or a count. */
export function settleLine(menu: MenuRecord, line: ResolvedLine): void {
  const { kept } = line
  if (!productIdsOf([kept]).every((id) => isSettled(menu, id))) return
  const lines: Lines = linesOfMenu.get(menu) ?? new WeakMap()
  linesOfMenu.set(menu, lines.set(kept, line))
}

function isSettled({ counted, products }: MenuRecord, productId: string): boolean {
  const product = products.get(productId)
  return !counted.has(productId) && (product === undefined || isTimeless(product))
}

function isTimeless({ soldWhen, soldOutUntil, ...product }: ProductRecord): boolean {
  const groups = [...product.optionGroups, ...product.openedGroups]
  const isTimed = groups.some(({ options }) => options.some((option) => option.soldOutUntil))
  return soldWhen === null && soldOutUntil === null && !isTimed
}
