import { randomUUID } from 'node:crypto'
import type { NewBasketItem } from '#contract/cart/cart-line.ts'
import {
  CART_CHOICES_MAXIMUM,
  CART_LINES_MAXIMUM,
  LINE_QUANTITY_MAXIMUM,
} from '#contract/constants.ts'
import { joinedIfSoldOut } from '#rules/cart/if-sold-out.ts'
import { lineKey } from '#rules/menu/line-key.ts'
import type { StoredLine } from '#api/database/column-types.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { MenuAt } from '#api/menu/menu-at.ts'
import { chooseProduct } from './choose-product.ts'
import { countItems } from './count-items.ts'

/**
 * The lines of a cart with one more product; the same product with the same options and note joins
 * its line, in a shared cart the line of the same member. Throws PRODUCT_IS_NOT_AVAILABLE, and
 * PRODUCT_COULD_NOT_BE_ADDED_TO_CART with the reason when its options or parts cannot be combined like
 * this, too few of it are left, or the cart is full.
 */
export function addToLines(
  menu: MenuAt,
  lines: readonly StoredLine[],
  item: NewBasketItem,
  memberId?: string,
): StoredLine[] {
  const { quantity, note, ifSoldOut } = item
  const line = {
    id: randomUUID(),
    ...chooseProduct(menu, item),
    quantity,
    note,
    ...(memberId !== undefined && { memberId }),
    ...(ifSoldOut && { ifSoldOut }),
  }
  const more = mergeLines([...lines, line])
  refuseTooMany(more, lines)
  refuseTooFew(menu, more, line)
  return more
}

/**
 * Throws PRODUCT_COULD_NOT_BE_ADDED_TO_CART when more was chosen than a cart may hold; one that holds too
 * much already may always become smaller.
 */
export function refuseTooMany(lines: readonly StoredLine[], before: readonly StoredLine[]): void {
  const count = countChoices(lines)
  if (count > CART_CHOICES_MAXIMUM && count > countChoices(before))
    refuseMore('CART_CHOICES_MAXIMUM', CART_CHOICES_MAXIMUM)
}

/**
 * Throws PRODUCT_COULD_NOT_BE_ADDED_TO_CART with the stock when all lines together need more of a product in
 * this line than there is.
 */
export function refuseTooFew(menu: MenuAt, lines: readonly StoredLine[], line: StoredLine): void {
  const used = countItems(menu.stock, lines)
  for (const productId of countItems(menu.stock, [line]).keys()) {
    const left = menu.stock.get(productId) ?? 0
    if ((used.get(productId) ?? 0) <= left) continue
    const name = menu.record.products.get(productId)?.name ?? ''
    const numbers = { productId, name, left }
    throw new ApiError('PRODUCT_COULD_NOT_BE_ADDED_TO_CART', { reason: 'TOO_FEW_LEFT', ...numbers })
  }
}

/**
 * Joins equal lines into the first of them. Throws PRODUCT_COULD_NOT_BE_ADDED_TO_CART when a line or the cart
 * exceeds its limit.
 */
export function mergeLines(lines: readonly StoredLine[]): StoredLine[] {
  const merged = new Map<string, StoredLine>()
  for (const line of lines) {
    const key = keyOfLine(line)
    const same = merged.get(key)
    merged.set(key, same ? joinedLine(same, line, same.quantity + line.quantity) : line)
  }
  const result = [...merged.values()]
  if (result.some(({ quantity }) => quantity > LINE_QUANTITY_MAXIMUM))
    refuseMore('LINE_QUANTITY_MAXIMUM', LINE_QUANTITY_MAXIMUM)
  if (result.length > CART_LINES_MAXIMUM) refuseMore('CART_LINES_MAXIMUM', CART_LINES_MAXIMUM)
  return result
}

/** Two equal lines as one of them: the later choice of what to do if it is sold out counts. */
export function joinedLine(first: StoredLine, second: StoredLine, quantity: number): StoredLine {
  const ifSoldOut = joinedIfSoldOut(first.ifSoldOut, second.ifSoldOut)
  return { ...first, quantity, ...(ifSoldOut && { ifSoldOut }) }
}

/** The same for equal lines of the same person. */
export function keyOfLine({ productId, options, note, parts, memberId = '' }: StoredLine): string {
  return `${memberId} ${lineKey(productId, options, note, parts)}`
}

function refuseMore(reason: string, maximum: number): never {
  throw new ApiError('PRODUCT_COULD_NOT_BE_ADDED_TO_CART', { reason, maximum })
}

/** The number of options and deal products chosen in some lines: the size of a cart. */
export function countChoices(lines: readonly Pick<StoredLine, 'options' | 'parts'>[]): number {
  return lines.reduce(
    (count, { options, parts = [] }) =>
      count + options.length + parts.reduce((sum, part) => sum + 1 + part.options.length, 0),
    0,
  )
}
