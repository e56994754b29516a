import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** The missed orders of a restaurant that nobody has seen, the one due first first. */
export async function selectMissedOf(
  db: Kysely<Database>,
  storeId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where('is_missed', '=', true)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
