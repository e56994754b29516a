import { randomUUID } from 'node:crypto'
import type { NewBasketItem } from '#contract/cart-line.ts'
import { CART_LINES_MAXIMUM, LINE_QUANTITY_MAXIMUM } from '#contract/constants.ts'
import { checkOptions, resolveOptions, type ChosenOption } from '#rules/menu/check-options.ts'
import { lineKey } from '#rules/menu/line-key.ts'
import type { KeptLine } from '#api/database/column-types.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { MenuRecord, ProductRecord } from '#api/menu/menu-record.ts'

/**
 * The lines of a cart with one more product; the same product with the same options and note joins
 * its line, in a shared cart that of the same member. Throws PRODUCT_IS_NOT_AVAILABLE, and
 * PRODUCT_COULD_NOT_BE_ADDED_TO_CART with the reason when its options are not to be had like this or
 * the cart is full.
 */
export function addToLines(
  menu: MenuRecord,
  lines: readonly KeptLine[],
  item: NewBasketItem,
  memberId?: string,
): KeptLine[] {
  const product = orderableProduct(menu, item.productId)
  const { quantity, note } = item
  const options = chooseOptions(product, item.options)
  const line = {
    id: randomUUID(),
    productId: product.id,
    name: product.name,
    quantity,
    note,
    options,
    ...(memberId !== undefined && { memberId }),
  }
  return mergeLines([...lines, line])
}

/** The product, if it can be ordered. Throws PRODUCT_IS_NOT_AVAILABLE. */
export function orderableProduct(menu: MenuRecord, productId: string): ProductRecord {
  const product = menu.products.get(productId)
  if (product?.isAvailable) return product
  throw new ApiError('PRODUCT_IS_NOT_AVAILABLE', {
    productId,
    ...(product && { name: product.name }),
  })
}

/**
 * A choice of options as the cart keeps it, in the order of the menu. Throws
 * PRODUCT_COULD_NOT_BE_ADDED_TO_CART with what is wrong with the choice.
 */
export function chooseOptions(
  { optionGroups }: ProductRecord,
  chosen: readonly ChosenOption[],
): KeptLine['options'] {
  const fault = checkOptions(optionGroups, chosen)
  if (fault) {
    const { code: reason, ...numbers } = fault
    throw new ApiError('PRODUCT_COULD_NOT_BE_ADDED_TO_CART', { reason, ...numbers })
  }
  const groupNames = new Map(optionGroups.map(({ id, name }) => [id, name]))
  return resolveOptions(optionGroups, chosen).map(({ option, groupId, quantity }) => ({
    optionId: option.id,
    groupName: groupNames.get(groupId) ?? '',
    name: option.name,
    quantity,
  }))
}

/**
 * Joins lines that are the same thing into the first of them. Throws
 * PRODUCT_COULD_NOT_BE_ADDED_TO_CART when a line or the cart grows beyond its limit.
 */
export function mergeLines(lines: readonly KeptLine[]): KeptLine[] {
  const merged = new Map<string, KeptLine>()
  for (const line of lines) {
    const key = keyOfLine(line)
    const same = merged.get(key)
    merged.set(key, same ? { ...same, quantity: same.quantity + line.quantity } : line)
  }
  const result = [...merged.values()]
  if (result.some(({ quantity }) => quantity > LINE_QUANTITY_MAXIMUM))
    refuseMore('LINE_QUANTITY_MAXIMUM', LINE_QUANTITY_MAXIMUM)
  if (result.length > CART_LINES_MAXIMUM) refuseMore('CART_LINES_MAXIMUM', CART_LINES_MAXIMUM)
  return result
}

/** Equal for lines that are the same thing for the same person. */
export function keyOfLine({ productId, options, note, memberId = '' }: KeptLine): string {
  return `${memberId} ${lineKey(productId, options, note)}`
}

function refuseMore(reason: string, maximum: number): never {
  throw new ApiError('PRODUCT_COULD_NOT_BE_ADDED_TO_CART', { reason, maximum })
}
