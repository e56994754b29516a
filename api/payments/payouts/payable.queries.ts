import { sql, type Kysely } from 'kysely'
import type { LedgerAccount } from '#rules/payments/payment-status.ts'
import { STORE_ACCOUNTS } from '#rules/payments/statement.ts'
import type { LifecycleState } from '#rules/stores/store-lifecycle.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

const ofStores = sql`ARRAY[${sql.join(STORE_ACCOUNTS)}]::text[]`

export interface PayableSum {
  debit: LedgerAccount
  credit: LedgerAccount
  amountPence: number
}

/** Of a store, what is in no payout yet, with its transfers. */
export interface UnpaidSum extends PayableSum {
  storeId: string
  transferIds: string[]
}

/** Runs are made one after the other. */
export async function lockPayoutPlanning(transaction: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('payout'), 0)`.execute(transaction)
}

/** What all stores have from before an instant that is in no payout. */
export async function loadUnpaid(transaction: Transaction, before: Date): Promise<UnpaidSum[]> {
  const { rows } = await sql<UnpaidSum>`
    SELECT store_id AS "storeId", debit, credit, sum(amount_pence)::bigint AS "amountPence",
      array_agg(id::text) AS "transferIds"
    FROM ledger_transfer
    WHERE at < ${before} AND (debit = ANY (${ofStores}) OR credit = ANY (${ofStores}))
      AND NOT EXISTS (
        SELECT FROM payout_transfer WHERE payout_transfer.transfer_id = ledger_transfer.id)
    GROUP BY 1, 2, 3
  `.execute(transaction)
  return rows
}

/** All that a store has in the ledger, payouts included. */
export async function loadPayableSums(db: Db, storeId: string): Promise<PayableSum[]> {
  const { rows } = await sql<PayableSum>`
    SELECT debit, credit, sum(amount_pence)::bigint AS "amountPence"
    FROM ledger_transfer
    WHERE store_id = ${storeId} AND (debit = ANY (${ofStores}) OR credit = ANY (${ofStores}))
    GROUP BY 1, 2
  `.execute(db)
  return rows
}

/** What decides whether stores are paid, besides their balance. */
export interface PayableStoreRow {
  storeId: string
  state: LifecycleState
  sealed: string | null
  lastDigits: string | null
  changedAt: Date | null
  checkedAt: Date | null
}

export function loadPayableStores(db: Db, storeIds: readonly string[]): Promise<PayableStoreRow[]> {
  return db
    .selectFrom('store')
    .leftJoin('store_bank_account as bank', 'bank.store_id', 'store.id')
    .select([
      'store.id as storeId',
      'store.state',
      'bank.sealed',
      'bank.last_digits as lastDigits',
      'bank.changed_at as changedAt',
      'bank.checked_at as checkedAt',
    ])
    .where('store.id', '=', sql<string>`ANY(${[...storeIds]}::uuid[])`)
    .orderBy('store.id')
    .execute()
}
