import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** Orders whose money did not come in time, the one that waits longest first. */
export function loadUnpaidOrders(
  db: Kysely<Database>,
  now: Date,
  limit: number,
): Promise<{ id: string; deadlineAt: Date }[]> {
  return (
    db
      .selectFrom('orders')
      .select(['id', 'deadline_at as deadlineAt'])
      // Written out, as the partial index has it.
      .where(sql<boolean>`status = 'awaitingpayment'`)
      .where('deadline_at', '<=', now)
      .orderBy('deadline_at')
      .limit(limit)
      .execute()
  )
}
