import {
  addSold,
  soldByRate,
  vatAt,
  vatOfSold,
  type SoldByRate,
  type VatAtRate,
} from '#rules/payments/vat-by-rate.ts'
import { soldOf } from '#rules/payments/statement.ts'
import type { Context } from '#api/context.ts'
import { loadTaxedOrders, type LedgerSpan, type StatementSum } from './statement.queries.ts'

const atOnce = 1000

/**
 * The VAT within what was sold for a store in a period, by rate: at the store's rate, but for orders with
 * dishes that have their own. Null where a rate is not known.
 */
export async function vatOfPeriod(
  { db }: Pick<Context, 'db'>,
  span: LedgerSpan,
  { sums, rate }: { sums: readonly StatementSum[]; rate: number | null },
): Promise<VatAtRate[] | null> {
  const isAnyByDish = sums.some(({ isTaxedByDish }) => isTaxedByDish)
  const { store, bagCharge } = soldOf(sums.filter(({ isTaxedByDish }) => !isTaxedByDish))
  if (!isAnyByDish) return rate === null ? null : [vatAt(rate, store + bagCharge)]
  const found: SoldByRate[] = [new Map([[rate, store + bagCharge]])]
  let behind: string | null = null
  do {
    const orders = await loadTaxedOrders(db, span, { behind, limit: atOnce })
    found.push(addSold(orders.map((order) => soldByRate(order, order.entries))))
    behind = orders.length < atOnce ? null : (orders.at(-1)?.orderId ?? null)
  } while (behind !== null)
  return vatOfSold(addSold(found))
}
