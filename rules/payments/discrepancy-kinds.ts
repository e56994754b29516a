/**
 * What a comparison of provider, orders and ledger can find and not repair; for each, a person has to check
 * with the provider.
 */
export const DISCREPANCY_KINDS = [
  /** The provider captured money that pays for none of our orders. */
  'capturedWithoutOrder',
  /** The provider holds or took another amount than the order costs. */
  'amountDiffers',
  /** The provider has refunded more than was requested. */
  'refundedElsewhere',
  /** The provider has not made a refund that our records show as made. */
  'refundMissing',
  /** We have written down as paid what the provider has not taken. */
  'capturedHereOnly',
  /** The hold of an active order has expired, so its money can't be captured. */
  'holdExpired',
  /** The provider has not done for an hour what we want of a payment, or says no to it. */
  'stuck',
  /** An order that was cancelled after it was paid has not had all of its money back. */
  'cancelledNotRefunded',
  /** A refund was refused, or came back from the customer's bank, and no other has been made since. */
  'refundFailed',
  /** A refund that was requested a day ago is neither made nor refused. */
  'refundPending',
  /** The ledger of an order doesn't balance for its customer. */
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
 * The cause of a discrepancy: by how much the sides differ, and about which refund. Two of one kind about
 * one payment are the same discrepancy while their causes are equal, even if other money of the order moves.
 */
export function causeOf({ providerPence, ownPence, refundId }: Discrepancy): string {
  const difference = (providerPence ?? 0) - (ownPence ?? 0)
  return refundId === null ? `${difference}` : `${difference} ${refundId}`
}
