/** Why a store isn't paid for now. What it is owed waits for the next payout run. */
export const HOLD_REASONS = [
  'owes',
  'suspended',
  'noAccount',
  'accountUnchecked',
  'belowMinimum',
] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** What decides whether a store is paid. */
export interface PayableStore {
  /** Less than 0: what the store owes. */
  balancePence: number
  isSuspended: boolean
  /** Null: none is known. */
  account: { isChecked: boolean } | null
}

export type PayoutPlan = { paysPence: number } | { heldBecause: HoldReason }

/** Whether a store is paid all that it is owed, or why it isn't; null: there is nothing to pay or to carry. */
export function planPayout(
  { balancePence, isSuspended, account }: PayableStore,
  { minimumPence }: { minimumPence: number },
): PayoutPlan | null {
  if (balancePence === 0) return null
  if (balancePence < 0) return { heldBecause: 'owes' }
  if (isSuspended) return { heldBecause: 'suspended' }
  if (!account) return { heldBecause: 'noAccount' }
  if (!account.isChecked) return { heldBecause: 'accountUnchecked' }
  if (balancePence < minimumPence) return { heldBecause: 'belowMinimum' }
  return { paysPence: balancePence }
}
