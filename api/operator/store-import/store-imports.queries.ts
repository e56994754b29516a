import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** Records that an import begins, or that one of the same file which was interrupted goes on; its id. */
export async function openRun(
  db: Db,
  run: {
    fileHash: string
    fileName: string
    accountId: string | null
    stores: number
    at: Date
  },
): Promise<string> {
  const { id } = await db
    .insertInto('store_import')
    .values({
      file_hash: run.fileHash,
      file_name: run.fileName,
      account_id: run.accountId,
      stores: run.stores,
      started_at: run.at,
      written_at: run.at,
    })
    .onConflict((conflict) =>
      conflict
        .column('file_hash')
        .where('finished_at', 'is', null)
        .doUpdateSet({ account_id: run.accountId, file_name: run.fileName }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts what was written, in the transaction that writes it. */
export async function addToRun(
  transaction: Transaction,
  id: string,
  { added, changed, at }: { added: number; changed: number; at: Date },
): Promise<void> {
  await transaction
    .updateTable('store_import')
    .set({ added: sql`added + ${added}`, changed: sql`changed + ${changed}`, written_at: at })
    .where('id', '=', id)
    .execute()
}

export async function finishRun(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('store_import').set({ finished_at: at }).where('id', '=', id).execute()
}

export type RunRow = Awaited<ReturnType<typeof selectRun>>

export function selectRun(db: Db, id: string) {
  return runs(db).where('run.id', '=', id).executeTakeFirstOrThrow()
}

/** The latest first. */
export function selectRuns(db: Db, limit: number): Promise<RunRow[]> {
  return runs(db).orderBy('run.started_at', 'desc').limit(limit).execute()
}

function runs(db: Db) {
  return db
    .selectFrom('store_import as run')
    .leftJoin('account', 'account.id', 'run.account_id')
    .select([
      'run.id',
      'run.file_name as fileName',
      sql<string | null>`nullif(trim(account.first_name || ' ' || account.last_name), '')`.as('by'),
      'run.started_at as startedAt',
      'run.written_at as writtenAt',
      'run.finished_at as finishedAt',
      'run.stores',
      'run.added',
      'run.changed',
    ])
}
