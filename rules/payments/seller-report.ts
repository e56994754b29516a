import { statementAmounts, type StatementTransfer } from './statement.ts'

/** What a platform reports of a seller for three months. */
export interface SellerQuarter {
  /** What the seller was paid or credited with, after fees. */
  considerationPence: number
  /** What the platform withheld. */
  feesPence: number
  orders: number
}

/** The quarter of a seller by the ledger: what was sold for it, less its discounts, refunds and commission. */
export function sellerQuarter(
  transfers: readonly StatementTransfer[],
  orders: number,
): SellerQuarter {
  // Cash in the store's till is its consideration like money that is paid out.
  const { balancePence, cashPence, commissionPence } = statementAmounts(transfers)
  return { considerationPence: balancePence + cashPence, feesPence: commissionPence, orders }
}

/** The year that has to be reported: the last one that is over. */
export function reportedYear(isoDate: string): number {
  return Number(isoDate.slice(0, 4)) - 1
}
