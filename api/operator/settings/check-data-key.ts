import type { Context } from '#api/context.ts'
import { openBankDetails } from '#api/partner/business/bank-account-seal.ts'
import { openSecret } from '#api/session/second-factor/seal-secret.ts'
import { selectNewestSealed } from './settings.queries.ts'

/**
 * Whether the server's data key opens what was sealed last, a bank account and an authenticator app: not with
 * another key, such as the one that is made where the file of the former is missing. True where nothing is sealed.
 */
export async function isDataKeyRight(context: Context): Promise<boolean> {
  const { account, app } = await selectNewestSealed(context.db)
  if (app && (await openSecret(context, app.accountId, app.sealed)) === null) return false
  return !account || (await openBankDetails(context, account.storeId, account.sealed)) !== null
}
