import type { Context } from '#api/context.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import type { Cache } from '#api/memory/cache.ts'
import type { MenuRecord, ProductRecord } from '#api/menu/menu-record.ts'
import { keyOfLine } from './add-to-lines.ts'
import { productIdsOf } from './count-items.ts'
import type { ResolvedLine } from './resolved-line.ts'

/**
 * What a menu says about all lines that are the same thing. Without its product, which would leave a
 * menu in memory after it has changed, a meal deal all that may be in it.
 */
type CachedLine = Omit<ResolvedLine, 'stored' | 'product'>

/** The one cache of a process: `context.memory.of(resolvedLines, context)`. */
export const resolvedLines = ({ memory }: Context) =>
  new ResolvedLines(
    memory.cache<CachedLine>({
      maximum: 2000,
      // Characters of the keys: a line has up to 100 options, each of which is in its key.
      weight: { maximum: 1_000_000, of: (_line, { length }) => length },
    }),
  )

/**
 * Lines about which a menu says the same at any time: many people order the same, and a change of a
 * cart leaves most of its lines as they are.
 */
class ResolvedLines {
  readonly #cache: Cache<CachedLine>
  /** A menu that has changed is another record, about which nothing is known. */
  readonly #numbers = new WeakMap<MenuRecord, number>()
  #lastNumber = 0

  constructor(cache: Cache<CachedLine>) {
    this.#cache = cache
  }

  find(menu: MenuRecord, stored: StoredLine): ResolvedLine | undefined {
    const line = this.#cache.get(this.#keyOf(menu, stored))
    return line && { ...line, stored, product: menu.products.get(stored.productId) ?? null }
  }

  /** Caches a line that can be ordered, unless it depends on the time, the service or a count. */
  add(menu: MenuRecord, { stored, product: _, ...line }: ResolvedLine): void {
    if (!line.isAvailable || !productIdsOf([stored]).every((id) => isAlwaysSame(menu, id))) return
    this.#cache.set(this.#keyOf(menu, stored), line)
  }

  #keyOf(menu: MenuRecord, stored: StoredLine): string {
    return `${this.#numberOf(menu)} ${keyOfLine(stored)}`
  }

  #numberOf(menu: MenuRecord): number {
    const known = this.#numbers.get(menu)
    if (known !== undefined) return known
    this.#lastNumber += 1
    this.#numbers.set(menu, this.#lastNumber)
    return this.#lastNumber
  }
}

function isAlwaysSame({ counted, products }: MenuRecord, productId: string): boolean {
  const product = products.get(productId)
  return product !== undefined && !counted.has(productId) && isTimeless(product)
}

function isTimeless({ soldWhen, soldOutUntil, ...product }: ProductRecord): boolean {
  const groups = [...product.optionGroups, ...product.openedGroups]
  const isTimed = groups.some(({ options }) => options.some((option) => option.soldOutUntil))
  return soldWhen === null && soldOutUntil === null && !isTimed
}
