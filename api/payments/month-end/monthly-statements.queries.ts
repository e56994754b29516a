import { sql, type Insertable, type Kysely } from 'kysely'
import type { MonthlyStatementSnapshot } from '#api/database/column-types.ts'
import { json } from '#api/database/json.ts'
import type { Database, MonthlyStatementTable } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** The stores with orders or refunds in a period whose month has no statement yet. */
export async function loadStoresToState(
  db: Db,
  { since, before, firstDay }: { since: Date; before: Date; firstDay: string },
): Promise<string[]> {
  const { rows } = await sql<{ storeId: string }>`
    SELECT DISTINCT store_id AS "storeId" FROM ledger_transfer AS transfer
    WHERE at >= ${since} AND at < ${before} AND order_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM monthly_statement AS statement
      WHERE statement.store_id = transfer.store_id AND month = ${firstDay}::date)
    ORDER BY 1
  `.execute(db)
  return rows.map(({ storeId }) => storeId)
}

export async function hasStatementOf(
  transaction: Transaction,
  { storeId, firstDay }: { storeId: string; firstDay: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('monthly_statement')
    .select('id')
    .where('store_id', '=', storeId)
    .where('month', '=', sql<string>`${firstDay}::date`)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertStatement(
  transaction: Transaction,
  {
    snapshot,
    ...row
  }: Omit<Insertable<MonthlyStatementTable>, 'snapshot'> & { snapshot: MonthlyStatementSnapshot },
): Promise<void> {
  await transaction
    .insertInto('monthly_statement')
    .values({ ...row, snapshot: json(snapshot) })
    .execute()
}

export interface StatementFilter {
  storeId?: string
  /** A month's first day. */
  firstDay?: string | null
  id?: string
  after?: string | null
  limit?: number
}

/** Statements, the latest first. */
export function loadStatements(db: Db, { storeId, firstDay, id, after, limit }: StatementFilter) {
  return db
    .selectFrom('monthly_statement as statement')
    .select([
      'statement.id',
      'statement.year',
      'statement.sequence',
      'statement.month',
      'statement.store_id as storeId',
      'statement.issued_at as issuedAt',
      'statement.snapshot',
    ])
    .$if(storeId !== undefined, (query) => query.where('statement.store_id', '=', storeId ?? ''))
    .$if(id !== undefined, (query) => query.where('statement.id', '=', id ?? ''))
    .$if(Boolean(firstDay), (query) =>
      query.where('statement.month', '=', sql<string>`${firstDay}::date`),
    )
    .$if(Boolean(after), (query) =>
      query.where(
        sql<boolean>`(statement.issued_at, statement.id) <
          (SELECT issued_at, id FROM monthly_statement AS last WHERE last.id = ${after})`,
      ),
    )
    .orderBy('statement.issued_at', 'desc')
    .orderBy('statement.id', 'desc')
    .limit(limit ?? 1)
    .execute()
}
export type StatementRecord = Awaited<ReturnType<typeof loadStatements>>[number]
