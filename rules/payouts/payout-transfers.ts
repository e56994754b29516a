import type { Transfer } from '#rules/payments/charge-transfers.ts'

/** What the ledger says of a payout that was made. */
export const paidTransfer = (amountPence: number): Transfer => ({
  kind: 'payout',
  debit: 'store',
  credit: 'bank',
  amountPence,
})

/** What it says of one that the store's bank has sent back: the store is owed it again. */
export const returnedPayoutTransfer = (amountPence: number): Transfer => ({
  kind: 'payoutReturned',
  debit: 'bank',
  credit: 'store',
  amountPence,
})
