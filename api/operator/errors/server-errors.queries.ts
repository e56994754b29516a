import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

/**
 * Counts errors, in one statement. A call that has not failed for an hour begins anew. Sorted, so that
 * processes wait for each other but never in a circle.
 */
export async function addErrors(
  db: Kysely<Database>,
  counts: ReadonlyMap<string, number>,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO server_error AS known (route, count, first_at, last_at)
    SELECT route, count, ${at}, ${at}
    FROM unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) AS failed (route, count)
    ORDER BY route
    ON CONFLICT (route) DO UPDATE SET
      count = excluded.count
        + CASE WHEN known.last_at > excluded.last_at - interval '1 hour' THEN known.count ELSE 0 END,
      first_at = CASE WHEN known.last_at > excluded.last_at - interval '1 hour'
        THEN known.first_at ELSE excluded.first_at END,
      last_at = excluded.last_at
  `.execute(db)
}

/** Returns how many there were; null: none. */
export async function deleteErrors(
  transaction: Transaction,
  route: string,
): Promise<number | null> {
  const deleted = await transaction
    .deleteFrom('server_error')
    .where('route', '=', route)
    .returning('count')
    .executeTakeFirst()
  return deleted?.count ?? null
}

export async function deleteErrorsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('server_error').where('last_at', '<', before).execute()
}
