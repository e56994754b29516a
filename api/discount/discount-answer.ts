import type { CartProblem } from '#contract/cart/cart-problem.ts'
import { DISCOUNT_REFUSAL_CODES, type Offer } from '#contract/discount.ts'
import type { DiscountRefusal } from '#rules/discount/check-discount.ts'
import type { MenuRecord } from '#api/menu/menu-record.ts'
import type { DiscountRecord } from './discount.queries.ts'

/** Why the code of a cart does not apply, with the numbers and names that its message needs. */
export function discountProblem(
  refusal: DiscountRefusal,
  typedCode: string,
  menu: MenuRecord,
): CartProblem {
  const { reason, ...given } = refusal
  const { productIds, ...numbers } = { productIds: null, ...given }
  const { minimumPence, missingPence } = { minimumPence: null, missingPence: null, ...numbers }
  return {
    code: DISCOUNT_REFUSAL_CODES[reason],
    ...(minimumPence !== null && { minimumPence }),
    ...(missingPence !== null && { missingPence }),
    discount: {
      code: typedCode,
      ...numbers,
      ...(productIds !== null && { products: productNames(menu, productIds) }),
    },
  }
}

/** The names of those products that are on the menu, in alphabetical order. */
export function productNames({ products }: MenuRecord, ids: Iterable<string>): string[] {
  const names = new Set<string>()
  for (const id of ids) {
    const product = products.get(id)
    if (product) names.add(product.name)
  }
  return [...names].toSorted((a, b) => a.localeCompare(b, 'en-GB'))
}

/** A discount as it is advertised; without a menu its products have no names. */
export function offerOf(terms: DiscountRecord, menu: MenuRecord | null): Offer {
  const { id, name, code, kind, percent, amountPence, capPence, minimumPence } = terms
  const { service, weekdays, endsAt, productIds, fundedBy, loyalty } = terms
  return {
    id,
    name,
    code,
    kind,
    percent,
    amountPence,
    capPence,
    minimumPence,
    service,
    weekdays: weekdays && weekdays.toSorted((a, b) => a - b),
    endsAt: endsAt && endsAt.toISOString(),
    products: productIds && (menu ? productNames(menu, productIds) : []),
    fundedBy,
    loyalty: loyalty && { ...loyalty },
  }
}
