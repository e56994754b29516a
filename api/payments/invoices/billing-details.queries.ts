import type { Kysely } from 'kysely'
import type { BillingDetails } from '#contract/payments/billing-details.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

/** Undefined: nothing has been entered. */
export function selectBillingDetails(db: Kysely<Database>): Promise<BillingDetails | undefined> {
  return db
    .selectFrom('billing_details')
    .select([
      'account_name as accountName',
      'sort_code as sortCode',
      'account_number as accountNumber',
      'service_user_number as serviceUserNumber',
      'payout_minimum_pence as payoutMinimumPence',
      'version',
    ])
    .executeTakeFirst()
}

/** Replaces the version that was read; returns false when somebody else did before. */
export async function saveBillingDetails(
  transaction: Transaction,
  details: BillingDetails,
  { accountId, at }: { accountId: string; at: Date },
): Promise<boolean> {
  const row = {
    account_name: details.accountName,
    sort_code: details.sortCode,
    account_number: details.accountNumber,
    service_user_number: details.serviceUserNumber,
    payout_minimum_pence: details.payoutMinimumPence,
    version: details.version + 1,
    changed_at: at,
    changed_by: accountId,
  }
  const saved =
    details.version === 0
      ? await transaction
          .insertInto('billing_details')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await transaction
          .updateTable('billing_details')
          .set(row)
          .where('version', '=', details.version)
          .executeTakeFirst()
  const count = 'numUpdatedRows' in saved ? saved.numUpdatedRows : saved.numInsertedOrUpdatedRows
  return (count ?? 0n) > 0n
}
