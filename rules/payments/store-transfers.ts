import { chargeTransfers, written, type ChargedOrder, type Transfer } from './charge-transfers.ts'
import { payablePence } from './statement.ts'

/**
 * What of a captured payment goes to the store's own account at the provider: what it has earned by the order,
 * less what it owes from others, such as commission of orders in cash. What can't come from this payment, because
 * the marketplace gave a discount, say, is left for a payout run.
 */
export function storeSharePence(order: ChargedOrder, { owesPence = 0 } = {}): number {
  const earned = payablePence(chargeTransfers(order))
  return Math.min(order.totalPence, Math.max(0, earned - owesPence))
}

/** What the ledger says of money that the provider has transferred to a store's account. */
export function storeTransfers(
  transferredPence: number,
  from: 'store' | 'tip' = 'store',
): Transfer[] {
  return written([
    { kind: 'storeTransfer', debit: from, credit: 'provider', amountPence: transferredPence },
  ])
}

/**
 * What a store's account is to give back for a refund, by the refund's transfers: what the store gave, less the
 * commission that it got back, and never more than the account has of the order. What the account can't give,
 * the store owes.
 */
export function reversalPence(
  refund: readonly Transfer[],
  { transferredPence, reversedPence }: { transferredPence: number; reversedPence: number },
): number {
  return Math.max(0, Math.min(-payablePence(refund), transferredPence - reversedPence))
}

/** What the ledger says of money that came back from a store's account. */
export function reversedTransfers(amountPence: number): Transfer[] {
  return written([
    { kind: 'storeTransferReversed', debit: 'provider', credit: 'store', amountPence },
  ])
}
