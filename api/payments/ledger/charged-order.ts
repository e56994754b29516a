import type { OrderSnapshot } from '#api/database/column-types.ts'
import type { ChargedOrder } from '#rules/payments/charge-transfers.ts'

/** An order as it is kept, as far as the ledger's rules need it. */
export type PricedRow = Omit<ChargedOrder, 'discountFundedBy'> & {
  snapshot: Pick<OrderSnapshot, 'discount'>
}

/** What an order costs, as the ledger's rules take it. */
export function chargedOrderOf(row: PricedRow): ChargedOrder {
  return { ...row, discountFundedBy: row.snapshot.discount?.fundedBy ?? null }
}
