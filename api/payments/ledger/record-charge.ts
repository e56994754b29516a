import type { RawBuilder } from 'kysely'
import { chargeTransfers, providerFeeTransfers } from '#rules/payments/charge-transfers.ts'
import { storeTransfers } from '#rules/payments/store-transfers.ts'
import { chargedOrderOf, type PricedRow } from './ledger.queries.ts'
import { recordingTransfers } from './ledger.queries.ts'

/**
 * The part of an SQL statement that writes the charge of an order (its `moved`) into the ledger, once however
 * often it runs. It belongs to the statement that makes the money ours: for a card when it is captured, for
 * cash when the food is handed over.
 */
export function recordingCharge(
  order: PricedRow,
  at: Date,
  /** The provider's fee; null: none, or it is not known yet. */
  feePence: number | null = null,
  /** What went to the store's account at the provider with it. */
  transferredPence = 0,
): RawBuilder<unknown> {
  const transfers = chargeTransfers(chargedOrderOf(order))
  const moved = [...providerFeeTransfers(feePence ?? 0), ...storeTransfers(transferredPence)]
  return recordingTransfers([...transfers, ...moved], { at })
}
