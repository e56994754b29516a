import { payablePence } from '#rules/payments/statement.ts'
import { planPayout, type HoldReason } from '#rules/payouts/plan-payout.ts'
import type { Transaction } from '#api/database/transaction.ts'
import {
  loadPayableStores,
  loadUnpaid,
  lockPayoutPlanning,
  type PayableStoreRow,
  type UnpaidSum,
} from './payable.queries.ts'
import { payableOf } from './read-store-payouts.ts'

export interface PlannedPayout {
  storeId: string
  amountPence: number
  /** The account of the store, encrypted, and since when the store has it. */
  sealed: string
  lastDigits: string
  accountSince: Date
  /** What it pays. */
  transferIds: readonly string[]
}

export interface HeldStore {
  storeId: string
  reason: HoldReason
  balancePence: number
}

export interface PayoutPlans {
  payouts: PlannedPayout[]
  holds: HeldStore[]
}

/**
 * What each store is to be paid of what it has from before an instant, and whom not, and why. Nobody else plans
 * until the transaction ends.
 */
export async function planPayouts(
  transaction: Transaction,
  { before, minimumPence }: { before: Date; minimumPence: number },
): Promise<PayoutPlans> {
  await lockPayoutPlanning(transaction)
  const byStore = Map.groupBy(await loadUnpaid(transaction, before), ({ storeId }) => storeId)
  const stores = await loadPayableStores(transaction, [...byStore.keys()])
  const plans: PayoutPlans = { payouts: [], holds: [] }
  for (const store of stores)
    addPlan(plans, store, { sums: byStore.get(store.storeId) ?? [], minimumPence })
  return plans
}

function addPlan(
  { payouts, holds }: PayoutPlans,
  store: PayableStoreRow,
  { sums, minimumPence }: { sums: readonly UnpaidSum[]; minimumPence: number },
): void {
  const { storeId, sealed, lastDigits, changedAt: accountSince } = store
  const balancePence = payablePence(sums)
  const plan = planPayout(payableOf(store, balancePence), { minimumPence })
  if (!plan) return
  if ('heldBecause' in plan) {
    holds.push({ storeId, reason: plan.heldBecause, balancePence })
    return
  }
  if (sealed === null || lastDigits === null || accountSince === null)
    throw new Error('A store without an account is held')
  const transferIds = sums.flatMap((sum) => sum.transferIds)
  const amountPence = plan.paysPence
  payouts.push({ storeId, amountPence, sealed, lastDigits, accountSince, transferIds })
}
