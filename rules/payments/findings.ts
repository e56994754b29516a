/**
 * What a comparison of provider, orders and ledger can find and not heal; each needs somebody who looks
 * at it with the provider.
 */
export const FINDING_KINDS = [
  /** The provider took money, and no order of ours is paid by it. */
  'capturedWithoutOrder',
  /** The provider holds or took another amount than the order costs. */
  'amountDiffers',
  /** The provider has given back more than we asked it to. */
  'refundedElsewhere',
  /** The provider has not given back what we have written down as given back. */
  'refundMissing',
  /** We have written down as paid what the provider has not taken. */
  'capturedHereOnly',
  /** The hold of an order that goes on is gone, so nobody can take its money. */
  'holdGone',
  /** The provider has not done for an hour what we want of a payment, or says no to it. */
  'standsStill',
  /** An order that was cancelled after it was paid has not had all of its money back. */
  'cancelledNotRefunded',
  /** A refund was refused, or came back from the customer's bank, and no other has been made since. */
  'refundFailed',
  /** What the ledger says of an order does not come to nothing for its customer. */
  'ledgerUnbalanced',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]
