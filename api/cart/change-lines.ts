import type { BodyOf } from '#contract/call.ts'
import type { changeCart } from '#contract/cart.ts'
import type { KeptLine } from '#api/database/column-types.ts'
import type { MenuRecord } from '#api/menu/menu-record.ts'
import { chooseOptions, mergeLines, orderableProduct } from './add-to-lines.ts'

export type LineChange = BodyOf<typeof changeCart>['lines'][number]

/**
 * The lines of a cart with some changed or, at quantity 0, removed. A line that is gone already
 * stays gone. What cannot be ordered any more can still be made less of, but neither more nor
 * other. Throws as `addToLines` does.
 */
export function changeLines(
  menu: MenuRecord,
  lines: readonly KeptLine[],
  changes: readonly LineChange[],
): KeptLine[] {
  const byId = new Map(changes.map((change) => [change.lineId, change]))
  const changed = lines.map((line) => {
    const change = byId.get(line.id)
    return change ? changeLine(menu, line, change) : line
  })
  return mergeLines(changed.filter(({ quantity }) => quantity > 0))
}

function changeLine(menu: MenuRecord, line: KeptLine, change: LineChange): KeptLine {
  const { quantity, note = line.note } = change
  const isMoreOrOther = quantity > line.quantity || (change.options && quantity > 0)
  if (!isMoreOrOther) return { ...line, quantity, note }
  const product = orderableProduct(menu, line.productId)
  const options = chooseOptions(product, change.options ?? line.options)
  return { ...line, quantity, note, options }
}
