import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** Orders that nobody answered in time, the longest waiting first. */
export async function loadOverdueOrderIds(
  db: Kysely<Database>,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    // Written out, as the partial index has it.
    .where(sql<boolean>`status = 'pending'`)
    .where('deadline_at', '<=', now)
    .orderBy('deadline_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
