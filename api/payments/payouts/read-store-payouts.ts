import type { QueryOf } from '#contract/call.ts'
import type { listStorePayouts as call, StorePayouts } from '#contract/payments/store-payouts.ts'
import { payablePence } from '#rules/payments/statement.ts'
import { planPayout, type PayableStore } from '#rules/payouts/plan-payout.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { selectBillingDetails } from '#api/payments/invoices/billing-details.queries.ts'
import { loadPayableStores, loadPayableSums, type PayableStoreRow } from './payable.queries.ts'
import { loadPlannedPence, loadStorePayouts, selectPayoutNotice } from './store-payouts.queries.ts'

/**
 * What a store was paid, a page at a time, and what is carried. Throws NONEXISTING_STORE.
 */
export async function readStorePayouts(
  { db }: Context,
  storeId: string,
  { cursor, limit }: QueryOf<typeof call>,
): Promise<StorePayouts> {
  const [store] = await loadPayableStores(db, [storeId])
  if (!store) throw new ApiError('NONEXISTING_STORE')
  const [rows, sums, plannedPence, details] = await Promise.all([
    loadStorePayouts(db, { storeId, after: cursor ?? null, limit: limit + 1 }),
    loadPayableSums(db, storeId),
    loadPlannedPence(db, storeId),
    selectBillingDetails(db),
  ])
  const minimumPence = details?.payoutMinimumPence ?? 0
  const balancePence = payablePence(sums)
  const plan = planPayout(payableOf(store, balancePence - plannedPence), { minimumPence })
  const items = rows.slice(0, limit).map(({ paidAt, returnedAt, ...row }) => ({
    ...row,
    paidAt: paidAt.toISOString(),
    returnedAt: returnedAt?.toISOString() ?? null,
  }))
  return {
    items,
    nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    balancePence,
    plannedPence,
    heldBecause: plan && 'heldBecause' in plan ? plan.heldBecause : null,
    minimumPence,
  }
}

/** What a store owes the marketplace; 0: nothing. What a planned payout pays is no longer owed to it. */
export async function storeOwesPence(db: Context['db'], storeId: string): Promise<number> {
  const [sums, plannedPence] = await Promise.all([
    loadPayableSums(db, storeId),
    loadPlannedPence(db, storeId),
  ])
  return Math.max(0, plannedPence - payablePence(sums))
}

/** What the rules read of a store to decide whether it is paid. */
export function payableOf(store: PayableStoreRow, balancePence: number): PayableStore {
  return {
    balancePence,
    isSuspended: store.state === 'suspended',
    account: store.sealed === null ? null : { isChecked: store.checkedAt !== null },
  }
}

/** What an owner reads about a payout; undefined: nobody is there to read it. */
export function findPayoutNotice(
  { db }: Context,
  given: { payoutId: string; ownerId: string },
): ReturnType<typeof selectPayoutNotice> {
  return selectPayoutNotice(db, given)
}
