/**
 * What a comparison of provider, orders and ledger can find and not heal; each needs somebody who looks
 * at it with the provider.
 */
export const DISCREPANCY_KINDS = [
  /** The provider took money, and no order of ours is paid by it. */
  'capturedWithoutOrder',
  /** The provider holds or took another amount than the order costs. */
  'amountDiffers',
  /** The provider has refunded more than was requested. */
  'refundedElsewhere',
  /** The provider has not given back what we have written down as given back. */
  'refundMissing',
  /** We have written down as paid what the provider has not taken. */
  'capturedHereOnly',
  /** The hold of an order that goes on has ended, so its money can't be captured. */
  'holdExpired',
  /** The provider has not done for an hour what we want of a payment, or says no to it. */
  'stuck',
  /** An order that was cancelled after it was paid has not had all of its money back. */
  'cancelledNotRefunded',
  /** A refund was refused, or came back from the customer's bank, and no other has been made since. */
  'refundFailed',
  /** A refund that was requested a day ago is neither made nor refused. */
  'refundPending',
  /** What the ledger says of an order does not come to nothing for its customer. */
  'ledgerUnbalanced',
] as const
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number]

export interface Discrepancy {
  /** What the provider says; null: it does not matter, or nothing. */
  providerPence: number | null
  /** What we have written down. */
  ownPence: number | null
  /** Which refund it is about; null: none. */
  refundId: string | null
}

/**
 * What tells two discrepancies of one kind about one payment apart: by how much the sides differ, and about
 * which refund. While that is the same it is the same discrepancy, though money goes on moving around it.
 */
export function causeOf({ providerPence, ownPence, refundId }: Discrepancy): string {
  const difference = (providerPence ?? 0) - (ownPence ?? 0)
  return refundId === null ? `${difference}` : `${difference} ${refundId}`
}
