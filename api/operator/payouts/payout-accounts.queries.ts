import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { isAfterStore } from './payouts.queries.ts'

type Db = Kysely<Database>

/** Accounts that nobody has checked since they were entered, by the name of the store, after one of them. */
export function loadUncheckedAccounts(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
) {
  return db
    .selectFrom('store_bank_account as bank')
    .innerJoin('store', 'store.id', 'bank.store_id')
    .select([
      'bank.store_id as storeId',
      'store.name as storeName',
      'store.phone',
      'bank.sealed',
      'bank.last_digits as lastDigits',
      'bank.changed_at as since',
    ])
    .where('bank.checked_at', 'is', null)
    .$if(after !== null, (query) => query.where(isAfterStore(after)))
    .orderBy('store.name')
    .orderBy('store.id')
    .limit(limit)
    .execute()
}

/** Until the transaction ends, the account of a store stays; undefined: it has none. */
export function lockAccount(transaction: Transaction, storeId: string) {
  return transaction
    .selectFrom('store_bank_account')
    .select(['changed_at as since', 'checked_at as checkedAt'])
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirst()
}

export async function markChecked(
  transaction: Transaction,
  { storeId, at, accountId }: { storeId: string; at: Date; accountId: string },
): Promise<void> {
  await transaction
    .updateTable('store_bank_account')
    .set({ checked_at: at, checked_by: accountId })
    .where('store_id', '=', storeId)
    .where('checked_at', 'is', null)
    .execute()
}

/** Drafts pay to the present account of a store; whoever approves one at this moment waits, or is waited for. */
export async function renewAccountOfDrafts(
  transaction: Transaction,
  storeId: string,
): Promise<void> {
  const drafts = await transaction
    .selectFrom('payout_run')
    .select('id')
    .where('status', '=', 'draft')
    .where('id', 'in', (runs) =>
      runs
        .selectFrom('payout')
        .select('run_id')
        .where('store_id', '=', storeId)
        .where('status', '=', 'planned'),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  await sql`
    UPDATE payout SET sealed_account = bank.sealed, last_digits = bank.last_digits,
      account_since = bank.changed_at
    FROM store_bank_account AS bank
    WHERE bank.store_id = payout.store_id AND payout.store_id = ${storeId}
      AND payout.status = 'planned' AND payout.run_id = ANY (${drafts.map(({ id }) => id)}::uuid[])
  `.execute(transaction)
}
