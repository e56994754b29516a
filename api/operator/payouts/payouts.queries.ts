import { sql, type Kysely } from 'kysely'
import type { Transfer } from '#rules/payments/charge-transfers.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { HeldStore, PlannedPayout } from '#api/payments/payouts/plan-payouts.ts'

type Db = Kysely<Database>

/** Whether a store comes after another one in a list by name. */
export const isAfterStore = (storeId: string | null) => sql<boolean>`(store.name, store.id) >
  (SELECT name, id FROM store AS last WHERE last.id = ${storeId})`

/** Plans payouts with the transfers that they pay: each of those is in one payout at most. */
export async function insertPayouts(
  transaction: Transaction,
  runId: string,
  payouts: readonly (PlannedPayout & { id: string })[],
): Promise<void> {
  const rows = payouts.map(({ transferIds: _, ...row }) => row)
  await sql`
    INSERT INTO payout (id, run_id, store_id, amount_pence, sealed_account, last_digits, account_since)
    SELECT id, ${runId}, "storeId", "amountPence", sealed, "lastDigits", "accountSince"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS planned (id uuid, "storeId" uuid,
      "amountPence" integer, sealed text, "lastDigits" text, "accountSince" timestamptz)
  `.execute(transaction)
  // One by one, because a store may have very many.
  for (const { id, transferIds } of payouts)
    await sql`
      INSERT INTO payout_transfer (transfer_id, payout_id)
      SELECT unnest(${[...transferIds]}::bigint[]), ${id}
    `.execute(transaction)
}

export async function insertHolds(
  transaction: Transaction,
  runId: string,
  holds: readonly HeldStore[],
): Promise<void> {
  await sql`
    INSERT INTO payout_hold (run_id, store_id, reason, balance_pence)
    SELECT ${runId}, "storeId", reason, "balancePence"
    FROM jsonb_to_recordset(${JSON.stringify(holds)}::jsonb)
      AS held ("storeId" uuid, reason text, "balancePence" integer)
  `.execute(transaction)
}

/** The payouts of a run by the name of the store, after one of them. */
export function loadPayouts(
  db: Db,
  { runId, after, limit }: { runId: string; after: string | null; limit: number },
) {
  return db
    .selectFrom('payout')
    .innerJoin('payout_run as run', 'run.id', 'payout.run_id')
    .innerJoin('store', 'store.id', 'payout.store_id')
    .leftJoin('store_bank_account as bank', 'bank.store_id', 'payout.store_id')
    .select([
      'payout.id',
      'payout.status',
      'payout.amount_pence as amountPence',
      'payout.sealed_account as sealed',
      'payout.last_digits as lastDigits',
      'payout.returned_at as returnedAt',
      'payout.reason',
      'payout.store_id as storeId',
      'store.name as storeName',
      sql<boolean>`payout.status = 'planned' AND run.status IN ('draft', 'approved')
        AND bank.changed_at IS DISTINCT FROM payout.account_since`.as('hasAccountChanged'),
      sql<boolean>`payout.status = 'planned' AND run.status IN ('draft', 'approved')
        AND store.state = 'suspended'`.as('isStoreSuspended'),
    ])
    .where('payout.run_id', '=', runId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(store.name, payout.id) > (SELECT name, last.id FROM payout AS last
          JOIN store AS named ON named.id = last.store_id WHERE last.id = ${after})`,
      ),
    )
    .orderBy('store.name')
    .orderBy('payout.id')
    .limit(limit)
    .execute()
}

/** The stores that a run doesn't pay by name, after one of them. */
export function loadHolds(
  db: Db,
  { runId, after, limit }: { runId: string; after: string | null; limit: number },
) {
  return db
    .selectFrom('payout_hold as hold')
    .innerJoin('store', 'store.id', 'hold.store_id')
    .select([
      'hold.store_id as storeId',
      'store.name as storeName',
      'hold.reason',
      'hold.balance_pence as balancePence',
    ])
    .where('hold.run_id', '=', runId)
    .$if(after !== null, (query) => query.where(isAfterStore(after)))
    .orderBy('store.name')
    .orderBy('store.id')
    .limit(limit)
    .execute()
}

/** What the files of a run consist of, in the order of its list. */
export function loadPayments(db: Db, runId: string) {
  return db
    .selectFrom('payout')
    .innerJoin('store', 'store.id', 'payout.store_id')
    .select([
      'payout.store_id as storeId',
      'store.name as storeName',
      'payout.amount_pence as amountPence',
      'payout.sealed_account as sealed',
    ])
    .where('payout.run_id', '=', runId)
    .where('payout.status', '=', 'planned')
    .orderBy('store.name')
    .orderBy('payout.id')
    .execute()
}

/** Removes planned payouts, one or all of a run; what they were to pay is free for the next run. */
export async function removePlanned(
  transaction: Transaction,
  { runId, payoutId, reason }: { runId: string; payoutId?: string; reason: string },
): Promise<number> {
  const removed = await transaction
    .updateTable('payout')
    .set({ status: 'removed', reason })
    .where('run_id', '=', runId)
    .where('status', '=', 'planned')
    .$if(payoutId !== undefined, (query) => query.where('id', '=', payoutId ?? ''))
    .returning('id')
    .execute()
  const ids = removed.map(({ id }) => id)
  await sql`DELETE FROM payout_transfer WHERE payout_id = ANY (${ids}::uuid[])`.execute(transaction)
  return ids.length
}

/** Marks the planned payouts of a run as paid. */
export function payPlanned(transaction: Transaction, runId: string, at: Date) {
  return transaction
    .updateTable('payout')
    .set({ status: 'paid', paid_at: at })
    .where('run_id', '=', runId)
    .where('status', '=', 'planned')
    .returning(['id', 'store_id as storeId', 'amount_pence as amountPence'])
    .execute()
}

/** Marks a payout that was paid as returned; returns false when it isn't paid, or no longer. */
export async function returnPaid(
  transaction: Transaction,
  payoutId: string,
  { at, reason }: { at: Date; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('payout')
    .set({ status: 'returned', returned_at: at, reason })
    .where('id', '=', payoutId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes transfers of payouts into the ledger, each once, and returns which they are. */
export async function insertPayoutTransfers(
  transaction: Transaction,
  transfers: readonly (Transfer & { payoutId: string; storeId: string })[],
  at: Date,
): Promise<{ transferId: string; payoutId: string }[]> {
  const { rows } = await sql<{ transferId: string; payoutId: string }>`
    INSERT INTO ledger_transfer (payout_id, store_id, kind, debit, credit, amount_pence, at)
    SELECT "payoutId", "storeId", kind, debit, credit, "amountPence", ${at}
    FROM jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb) AS transfer ("payoutId" uuid,
      "storeId" uuid, kind text, debit text, credit text, "amountPence" integer)
    RETURNING id::text AS "transferId", payout_id AS "payoutId"
  `.execute(transaction)
  return rows
}

/** Says that transfers are part of payouts, and so not to be paid any more. */
export async function claimTransfers(
  transaction: Transaction,
  claims: readonly { transferId: string; payoutId: string }[],
): Promise<void> {
  await sql`
    INSERT INTO payout_transfer (transfer_id, payout_id)
    SELECT "transferId", "payoutId" FROM jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
      AS claim ("transferId" bigint, "payoutId" uuid)
  `.execute(transaction)
}

/** The owners of the stores of payouts. */
export async function loadOwnersOfPayouts(
  transaction: Transaction,
  payoutIds: readonly string[],
): Promise<{ payoutId: string; ownerId: string }[]> {
  return transaction
    .selectFrom('payout')
    .innerJoin('partner_store', 'partner_store.store_id', 'payout.store_id')
    .select(['payout.id as payoutId', 'partner_store.account_id as ownerId'])
    .where('payout.id', '=', sql<string>`ANY(${[...payoutIds]}::uuid[])`)
    .where('partner_store.role', '=', 'owner')
    .orderBy('payout.id')
    .orderBy('partner_store.account_id')
    .execute()
}
