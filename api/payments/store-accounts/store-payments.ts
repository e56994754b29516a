import type { StorePayments } from '#contract/payments/store-account.ts'
import type { PaysBy } from '#rules/payments/store-account.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { countStoreAccounts, savePaysBy, selectPaysBy } from './store-accounts.queries.ts'

/** How stores are paid, and whether there is a choice. */
export async function readStorePayments({
  db,
  payments,
}: Pick<Context, 'db' | 'payments'>): Promise<StorePayments> {
  const [paysBy, accounts] = await Promise.all([selectPaysBy(db), countStoreAccounts(db)])
  return { paysBy, canPayByStripe: payments?.paysStores === true, accounts }
}

/** Counts for orders that are paid from now on. Throws STRIPE_CANNOT_PAY_STORES. */
export async function changeStorePayments(
  { db, payments, now }: Context,
  paysBy: PaysBy,
  { accountId }: { accountId: string },
): Promise<StorePayments> {
  if (paysBy === 'stripe' && !payments?.paysStores) throw new ApiError('STRIPE_CANNOT_PAY_STORES')
  const at = now()
  await inTransaction(db, async (transaction) => {
    const before = await selectPaysBy(transaction)
    if (before === paysBy) return
    await savePaysBy(transaction, { paysBy, accountId, at })
    await recordChange(transaction, {
      at,
      storeId: null,
      accountId,
      by: 'operator',
      act: 'changeStorePayments',
      before: { storesPaidBy: before },
      after: { storesPaidBy: paysBy },
    })
  })
  return readStorePayments({ db, payments })
}
