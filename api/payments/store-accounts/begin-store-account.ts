import type { OutputOf } from '#contract/call.ts'
import type { beginStoreAccount as call } from '#contract/payments/store-account.ts'
import type { StoreChanger } from '#api/account/check-partner.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { callProvider } from '#api/payments/provider.ts'
import {
  insertStoreAccount,
  selectPaysBy,
  selectStoreAccount,
  selectStoreToPay,
} from './store-accounts.queries.ts'

/** Whose account, and who opens it. */
interface BeginGiven {
  storeId: string
  changer: StoreChanger
}

/**
 * Opens a store's account at the provider, once however often, and returns the provider's page on which the
 * store's people introduce themselves. Throws STORES_ARE_PAID_BY_BANK, NONEXISTING_STORE and what `callProvider`
 * does.
 */
export async function beginStoreAccount(
  context: Context,
  given: BeginGiven,
): Promise<OutputOf<typeof call>> {
  const { db, payments, configuration } = context
  if ((await selectPaysBy(db)) !== 'stripe' || !payments?.paysStores)
    throw new ApiError('STORES_ARE_PAID_BY_BANK')
  const { storeId, changer } = given
  const store = await selectStoreToPay(db, { storeId, openedBy: changer.accountId })
  if (!store) throw new ApiError('NONEXISTING_STORE')
  const known = await selectStoreAccount(db, storeId)
  const accountId = known?.accountId ?? (await openAccount(context, given, store))
  const page = `${configuration.publicUrl}/store-app/business?store=${store.slug}`
  const url = await callProvider(context, (provider) =>
    provider.createOnboardingLink(accountId, { returnUrl: page, refreshUrl: page }),
  )
  return { url }
}

async function openAccount(
  context: Context,
  { storeId, changer }: BeginGiven,
  { name, email }: { name: string; email: string },
): Promise<string> {
  const made = await callProvider(context, (provider) =>
    provider.createAccount({ storeId, email, name }),
  )
  const at = context.now()
  return inTransaction(context.db, async (transaction) => {
    const isFirst = await insertStoreAccount(transaction, { storeId, accountId: made, at })
    if (isFirst)
      await recordChange(transaction, {
        ...changer,
        at,
        storeId,
        act: 'openStripeAccount',
        before: {},
        after: { stripeAccount: made },
      })
    // Of two who open it at once, both get the one that is stored.
    return (await selectStoreAccount(transaction, storeId))?.accountId ?? made
  })
}
