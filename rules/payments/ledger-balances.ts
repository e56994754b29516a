import type { Transfer } from './charge-transfers.ts'
import { LEDGER_ACCOUNTS, type LedgerAccount } from './payment-status.ts'

/**
 * What each account of the ledger has got more than it gave, in pence. The sum of them all is always 0.
 */
export function balancesOf(
  transfers: readonly Pick<Transfer, 'debit' | 'credit' | 'amountPence'>[],
): Record<LedgerAccount, number> {
  const balances = Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, 0]))
  for (const { debit, credit, amountPence } of transfers) {
    balances[debit] = (balances[debit] ?? 0) - amountPence
    balances[credit] = (balances[credit] ?? 0) + amountPence
  }
  // Made of exactly these keys.
  return balances as Record<LedgerAccount, number>
}
