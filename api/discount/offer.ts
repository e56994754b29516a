import type { Offer } from '#contract/discount.ts'
import type { MenuRecord } from '#api/menu/menu-record.ts'
import type { DiscountRecord } from './discount-record.ts'
import { productNames } from './discount-problem.ts'

/** A discount as it is advertised; without a menu the products it is for have no names. */
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
