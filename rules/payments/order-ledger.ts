import type { Transfer } from './charge-transfers.ts'
import type { LedgerAccount } from './payment-status.ts'

/** A row of an order's ledger: what came from an account, or went to one. One of the amounts is 0. */
export interface LedgerRow<Entry> {
  transfer: Entry
  account: LedgerAccount
  inPence: number
  outPence: number
}

export interface OrderLedger<Entry> {
  rows: LedgerRow<Entry>[]
  inPence: number
  outPence: number
  /** How much more came in than went out: 0, unless the customer's account is not at nothing. */
  openPence: number
}

/**
 * The transfers of an order as money that comes in and goes out, in their order. What the customer owes goes
 * out to whom it belongs, and what pays for it comes in; a transfer between two others comes in from the
 * one and goes out to the other.
 */
export function orderLedger<Entry extends Omit<Transfer, 'kind'>>(
  transfers: readonly Entry[],
): OrderLedger<Entry> {
  const rows = transfers.flatMap((transfer): LedgerRow<Entry>[] => {
    const { debit, credit, amountPence } = transfer
    return [
      ...(debit === 'customer'
        ? []
        : [{ transfer, account: debit, inPence: amountPence, outPence: 0 }]),
      ...(credit === 'customer'
        ? []
        : [{ transfer, account: credit, inPence: 0, outPence: amountPence }]),
    ]
  })
  const inPence = rows.reduce((sum, row) => sum + row.inPence, 0)
  const outPence = rows.reduce((sum, row) => sum + row.outPence, 0)
  return { rows, inPence, outPence, openPence: inPence - outPence }
}
