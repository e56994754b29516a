import type { RawBuilder } from 'kysely'
import { chargeTransfers, providerFeeTransfers } from '#rules/payments/charge-transfers.ts'
import { chargedOrderOf, type PricedRow } from './ledger.queries.ts'
import { recordingTransfers } from './ledger.queries.ts'

/**
 * Of a statement that has an order as `moved`: writes into the ledger what an order was charged, once,
 * however often. To stand in the statement by which its money is there: a card's is when it is taken,
 * cash when the food was handed over.
 */
export function recordingCharge(
  order: PricedRow,
  at: Date,
  /** The provider's fee; null: none, or it is not known yet. */
  feePence: number | null = null,
): RawBuilder<unknown> {
  const transfers = chargeTransfers(chargedOrderOf(order))
  return recordingTransfers([...transfers, ...providerFeeTransfers(feePence ?? 0)], { at })
}
