import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/**
 * Writes that these stores have their store app open, and that a server is there to see it, in one statement. A
 * store that another process has just written is left alone. Sorted, so that processes wait for each other but
 * never in a circle.
 */
export async function saveSeenBoards(
  db: Kysely<Database>,
  storeIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`
    WITH watch AS (
      INSERT INTO board_watch AS known (since, at) VALUES (${at}, ${at})
      ON CONFLICT (is_only) DO UPDATE SET at = excluded.at, since = CASE
        WHEN excluded.at BETWEEN known.at - interval '1 minute' AND known.at + interval '1 minute'
        THEN known.since ELSE excluded.at END
    )
    INSERT INTO store_board AS known (store_id, seen_at)
    SELECT id, ${at}::timestamptz FROM store
    WHERE id = ANY (${storeIds}::uuid[]) ORDER BY id
    ON CONFLICT (store_id) DO UPDATE SET seen_at = excluded.seen_at
    WHERE known.seen_at < excluded.seen_at - interval '30 seconds'
  `.execute(db)
}
