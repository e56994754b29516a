import { storeAccountStatus, type OpenedStatus } from '#rules/payments/store-account.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import type { PaymentsPort } from '#api/outside/payments/payments.port.ts'
import { connectedProvider } from '#api/payments/provider.ts'
import { beginRead, saveAccountStatus } from './store-accounts.queries.ts'

/**
 * Reads what the provider says of a store's account, however often it is read at once.
 * Rejects with `PaymentsUnreachable` when it gives no answer.
 */
export async function refreshStoreAccount(
  context: Context,
  accountId: string,
  payments: PaymentsPort = connectedProvider(context),
): Promise<OpenedStatus | null> {
  const started = await beginRead(context.db, accountId)
  if (!started) return null
  const atProvider = await payments.findAccountStatus(accountId)
  const status = storeAccountStatus(atProvider, started.activatedAt !== null)
  await saveAccountStatus(context.db, { accountId, read: started.read, status, at: context.now() })
  return status
}

/** Has a job read an account again. */
export function requestRefresh({ db }: Context, accountId: string): Promise<void> {
  return inTransaction(db, (transaction) =>
    enqueue(transaction, [{ task: 'read-store-account', payload: { accountId } }]),
  )
}
