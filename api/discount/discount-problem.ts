import type { CartProblem } from '#contract/cart/cart.ts'
import type { DiscountRefusal } from '#rules/discount/check-discount.ts'
import type { MenuRecord } from '#api/menu/menu-record.ts'

/** Why the code of a cart does not apply, with the numbers and names that its message needs. */
export function discountProblem(
  refusal: DiscountRefusal,
  typedCode: string,
  menu: MenuRecord,
): CartProblem {
  const { code, ...given } = refusal
  const { productIds, ...numbers } = { productIds: null, ...given }
  const { minimumPence, missingPence } = { minimumPence: null, missingPence: null, ...numbers }
  return {
    code,
    ...(minimumPence !== null && { minimumPence }),
    ...(missingPence !== null && { missingPence }),
    discount: {
      code: typedCode,
      ...numbers,
      ...(productIds !== null && { products: productNames(menu, productIds) }),
    },
  }
}

/** Those of the products that the menu has, in its order of words. */
export function productNames({ products }: MenuRecord, ids: Iterable<string>): string[] {
  const names = new Set<string>()
  for (const id of ids) {
    const product = products.get(id)
    if (product) names.add(product.name)
  }
  return [...names].toSorted((a, b) => a.localeCompare(b, 'en-GB'))
}
