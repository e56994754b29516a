import { sql, type Kysely } from 'kysely'
import type { PayoutRunStatus } from '#rules/payouts/payout-status.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

export interface RunRow {
  id: string
  number: number
  status: PayoutRunStatus
  until: string
  minimumPence: number
  payouts: number
  totalPence: number
  version: string
  held: number
  changedAccounts: number
  suspendedStores: number
  madeAt: Date
  madeBy: { id: string; name: string } | null
  approvedAt: Date | null
  approvedBy: { id: string; name: string } | null
  exportedAt: Date | null
  paidAt: Date | null
  discardedAt: Date | null
  reason: string
}

const operator = (column: 'made_by' | 'approved_by') => sql`
  (SELECT jsonb_build_object('id', account.id,
      'name', coalesce(nullif(trim(concat(first_name, ' ', last_name)), ''), account.email))
    FROM account WHERE account.id = run.${sql.ref(column)})`

/** Payout runs, the latest first: one of them, or those after another. */
export async function loadRuns(
  db: Db,
  {
    id = null,
    after = null,
    limit = 1,
  }: { id?: string | null; after?: string | null; limit?: number },
): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    SELECT run.id, run.number, run.status, run.until_day AS "until",
      run.minimum_pence AS "minimumPence", sums.*,
      (SELECT count(*)::integer FROM payout_hold WHERE run_id = run.id) AS held,
      run.made_at AS "madeAt", ${operator('made_by')} AS "madeBy",
      run.approved_at AS "approvedAt", ${operator('approved_by')} AS "approvedBy",
      run.exported_at AS "exportedAt", run.paid_at AS "paidAt",
      run.discarded_at AS "discardedAt", run.reason
    FROM payout_run AS run, LATERAL (
      SELECT count(*) FILTER (WHERE payout.status <> 'removed')::integer AS payouts,
        coalesce(sum(amount_pence) FILTER (WHERE payout.status <> 'removed'), 0)::bigint
          AS "totalPence",
        md5(string_agg(concat(payout.id, payout.status, payout.amount_pence,
          extract(epoch FROM payout.account_since)), ',' ORDER BY payout.id)) AS version,
        count(*) FILTER (WHERE payout.status = 'planned' AND run.status IN ('draft', 'approved')
          AND bank.changed_at IS DISTINCT FROM payout.account_since)::integer AS "changedAccounts",
        count(*) FILTER (WHERE payout.status = 'planned' AND run.status IN ('draft', 'approved')
          AND store.state = 'suspended')::integer AS "suspendedStores"
      FROM payout JOIN store ON store.id = payout.store_id
        LEFT JOIN store_bank_account AS bank ON bank.store_id = payout.store_id
      WHERE payout.run_id = run.id
    ) AS sums
    WHERE (${id}::uuid IS NULL OR run.id = ${id}::uuid)
      AND (${after}::uuid IS NULL
        OR run.number < (SELECT number FROM payout_run WHERE id = ${after}::uuid))
    ORDER BY run.number DESC
    LIMIT ${limit}
  `.execute(db)
  return rows
}

export interface NewRun {
  id: string
  until: string
  minimumPence: number
  at: Date
  accountId: string
}

export async function insertRun(transaction: Transaction, run: NewRun): Promise<void> {
  await transaction
    .insertInto('payout_run')
    .values({
      id: run.id,
      until_day: run.until,
      minimum_pence: run.minimumPence,
      made_at: run.at,
      made_by: run.accountId,
    })
    .execute()
}

/** Until the transaction ends, nobody else changes the run; undefined: there is none. */
export function lockRun(transaction: Transaction, id: string) {
  return transaction
    .selectFrom('payout_run')
    .select(['status', 'number', 'made_by as madeBy'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the run that a payout belongs to; undefined: there is no such payout. */
export async function lockRunOfPayout(transaction: Transaction, payoutId: string) {
  const found = await transaction
    .selectFrom('payout')
    .select(['run_id as runId', 'store_id as storeId', 'amount_pence as amountPence'])
    .where('id', '=', payoutId)
    .executeTakeFirst()
  const run = found && (await lockRun(transaction, found.runId))
  return run && { ...found, ...run }
}

/** The columns that say when each status began. */
type Reached =
  | { status: 'approved'; approved_at: Date; approved_by: string }
  | { status: 'exported'; exported_at: Date }
  | { status: 'paid'; paid_at: Date }
  | { status: 'discarded'; discarded_at: Date; reason: string }

/** Moves a run that is in this status on; returns false when somebody else has moved it. */
export async function moveRun(
  transaction: Transaction,
  id: string,
  from: PayoutRunStatus,
  reached: Reached,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('payout_run')
    .set(reached)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
