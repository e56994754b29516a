import type { BodyOf } from '#contract/call.ts'
import type { changeCart } from '#contract/cart/cart.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import type { MenuAt } from '#api/menu/menu-at.ts'
import { mergeLines, refuseTooFew, refuseTooMany } from './add-to-lines.ts'
import { chooseProduct } from './choose-product.ts'

export type LineChange = BodyOf<typeof changeCart>['lines'][number]

/**
 * The lines of a cart with some changed or, at quantity 0, removed. A change of a missing line does nothing.
 * What cannot be ordered any more can only be reduced or removed. Throws as `addToLines` does.
 */
export function changeLines(
  menu: MenuAt,
  lines: readonly StoredLine[],
  changes: readonly LineChange[],
): StoredLine[] {
  const byId = new Map(changes.map((change) => [change.lineId, change]))
  const grown: StoredLine[] = []
  const changed = lines.map((line) => {
    const change = byId.get(line.id)
    if (!change) return line
    const { quantity, note = line.note, ifSoldOut } = change
    const given = { quantity, note, ...(ifSoldOut && { ifSoldOut }) }
    if (!isMoreOrOther(line, change)) return { ...line, ...given }
    const other = { ...line, ...validateChoice(menu, line, change), ...given }
    grown.push(other)
    return other
  })
  const result = mergeLines(changed.filter(({ quantity }) => quantity > 0))
  refuseTooMany(result, lines)
  for (const line of grown) refuseTooFew(menu, result, line)
  return result
}

function isMoreOrOther(line: StoredLine, { quantity, options, parts }: LineChange): boolean {
  return quantity > line.quantity || (quantity > 0 && Boolean(options ?? parts))
}

function validateChoice(menu: MenuAt, line: StoredLine, change: LineChange): Partial<StoredLine> {
  const { productId, parts = [] } = line
  const { options = line.options } = change
  return chooseProduct(menu, { productId, options, parts: change.parts ?? parts })
}
