import type { StoreAccount } from '#contract/payments/store-account.ts'
import type { StoreAccountStatus } from '#rules/payments/store-account.ts'
import type { Context } from '#api/context.ts'
import { PaymentsRefused, PaymentsUnreachable } from '#api/outside/payments/payments.port.ts'
import { refreshStoreAccount } from './refresh-store-account.ts'
import { selectPaysBy, selectStoreAccount, type StoreAccountRow } from './store-accounts.queries.ts'

/**
 * Whether a store is paid by the provider, and what its account there is missing. One that isn't active is read
 * at the provider: somebody may just come back from its page.
 */
export async function readStoreAccount(context: Context, storeId: string): Promise<StoreAccount> {
  const { db, payments } = context
  const [paysBy, account] = await Promise.all([selectPaysBy(db), selectStoreAccount(db, storeId)])
  return {
    isOffered: paysBy === 'stripe' && payments?.paysStores === true,
    status: account ? await presentStatus(context, account) : 'none',
  }
}

/** The same as it was last read, without asking the provider; null: the marketplace pays by bank. */
export async function storedAccountStatus(
  { db }: Pick<Context, 'db'>,
  storeId: string,
): Promise<StoreAccountStatus | null> {
  const [paysBy, account] = await Promise.all([selectPaysBy(db), selectStoreAccount(db, storeId)])
  return paysBy === 'stripe' ? (account?.status ?? 'none') : null
}

async function presentStatus(
  context: Context,
  { accountId, status }: StoreAccountRow,
): Promise<StoreAccountRow['status']> {
  const { payments } = context
  if (status === 'active' || !payments?.isAvailable()) return status
  try {
    return (await refreshStoreAccount(context, accountId, payments)) ?? status
  } catch (error) {
    // An event or the next look at it brings it up to date.
    if (error instanceof PaymentsUnreachable || error instanceof PaymentsRefused) return status
    throw error
  }
}
