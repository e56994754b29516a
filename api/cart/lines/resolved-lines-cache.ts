import { LRUCache } from 'lru-cache'
import type { StoredLine } from '#api/database/column-types.ts'
import type { MenuRecord, ProductRecord } from '#api/menu/menu-record.ts'
import { keyOfLine } from './add-to-lines.ts'
import { productIdsOf } from './count-items.ts'
import type { ResolvedLine } from './resolved-line.ts'

/**
 * What a menu says about all lines that are the same thing. Without its product, which would keep a
 * menu in memory after it has changed, a meal deal all that may be in it.
 */
type Said = Omit<ResolvedLine, 'stored' | 'product'>

const mostSettled = 2000
/** Of their names together, in characters: a line has up to 100 options, each of which is in its name. */
const mostCharacters = 1_000_000

const settled = new LRUCache<string, Said>({
  max: mostSettled,
  maxSize: mostCharacters,
  sizeCalculation: (_said, { length }) => length,
})

/**
 * What a menu says about a line, where it says the same at any time: many people order the same, and
 * a change of a cart leaves most of its lines as they are. Undefined: not known.
 */
export function cachedLine(menu: MenuRecord, stored: StoredLine): ResolvedLine | undefined {
  const said = settled.get(keyIn(menu, stored))
  return said && { ...said, stored, product: menu.products.get(stored.productId) ?? null }
}

/**
 * Keeps what was found out about a line that can be ordered, unless it depends on the time, the
 * service or a count.
 */
export function cacheLine(menu: MenuRecord, { stored, product: _, ...said }: ResolvedLine): void {
  if (!said.isAvailable || !productIdsOf([stored]).every((id) => isSettled(menu, id))) return
  settled.set(keyIn(menu, stored), said)
}

/** A menu that has changed is another record, about which nothing is known. */
const numbers = new WeakMap<MenuRecord, number>()
let lastNumber = 0

function keyIn(menu: MenuRecord, stored: StoredLine): string {
  return `${numberOf(menu)} ${keyOfLine(stored)}`
}

function numberOf(menu: MenuRecord): number {
  const known = numbers.get(menu)
  if (known !== undefined) return known
  lastNumber += 1
  numbers.set(menu, lastNumber)
  return lastNumber
}

function isSettled({ counted, products }: MenuRecord, productId: string): boolean {
  const product = products.get(productId)
  return product !== undefined && !counted.has(productId) && isTimeless(product)
}

function isTimeless({ soldWhen, soldOutUntil, ...product }: ProductRecord): boolean {
  const groups = [...product.optionGroups, ...product.openedGroups]
  const isTimed = groups.some(({ options }) => options.some((option) => option.soldOutUntil))
  return soldWhen === null && soldOutUntil === null && !isTimed
}
