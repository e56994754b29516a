import type { Kysely } from 'kysely'
import type { Retained } from '#rules/privacy/retention.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

export function loadRetention(db: Db) {
  return db.selectFrom('retention').select(['days', 'version']).executeTakeFirstOrThrow()
}

/** Replaces the version that was read; returns false when somebody else did before. */
export async function replaceRetention(
  db: Db,
  days: Partial<Record<Retained, number>>,
  version: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('retention')
    .set({ days: json(days), version: version + 1 })
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
