import {
  CART_CHOICES_MAXIMUM,
  CART_LINES_MAXIMUM,
  LINE_QUANTITY_MAXIMUM,
} from '#contract/constants.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import { joinedLine, keyOfLine, countChoices } from '#api/cart/lines/add-to-lines.ts'
import { codeColumns, codesOf } from '#api/discount/discounts-of-cart.ts'
import type { CartChange, CartRow } from '#api/cart/cart-row.ts'

/**
 * The merged details of a cart and an older one of the same customer at the same store. Values of the newer
 * one count; missing ones are taken from the older one, an allergy above all.
 */
export function mergeCarts(newer: CartRow, older: CartRow): CartChange {
  const hasAddress = newer.address !== null
  return {
    lines: joinLines(older.lines, newer.lines),
    members: [...newer.members, ...older.members],
    ...(!hasAddress && {
      address: older.address,
      address_line: older.address_line,
      delivery_note: older.delivery_note,
      leave_at_door: older.leave_at_door,
    }),
    contact: newer.contact ?? older.contact,
    no_bag: newer.no_bag ?? older.no_bag,
    wants_cutlery: newer.wants_cutlery || older.wants_cutlery,
    allergy_note: newer.allergy_note || older.allergy_note,
    ...codeColumns([...codesOf(newer), ...codesOf(older)], newer.is_code_chosen),
  }
}

/**
 * The merged lines of two carts, the older one first; equal lines add up. What exceeds the limit of a
 * line or a cart is dropped, the oldest first, because there is no request to refuse.
 */
export function joinLines(
  first: readonly StoredLine[],
  second: readonly StoredLine[],
): StoredLine[] {
  const joined = new Map<string, StoredLine>()
  for (const line of [...first, ...second]) {
    const key = keyOfLine(line)
    const same = joined.get(key)
    const quantity = Math.min((same?.quantity ?? 0) + line.quantity, LINE_QUANTITY_MAXIMUM)
    joined.set(key, joinedLine(same ?? line, line, quantity))
  }
  return newestThatFit([...joined.values()])
}

function newestThatFit(lines: readonly StoredLine[]): StoredLine[] {
  const newest = lines.slice(-CART_LINES_MAXIMUM)
  const first = newest.findIndex(
    (_line, index) => countChoices(newest.slice(index)) <= CART_CHOICES_MAXIMUM,
  )
  return first === -1 ? [] : newest.slice(first)
}
