import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** An order whose deadline has passed. */
export interface OverdueOrder {
  id: string
  deadlineAt: Date
  /** The same as PostgreSQL writes it, which is more exact than a Date. */
  place: string
}

/**
 * Orders that were not answered, or not paid, in time: the longest waiting first, after the given one.
 * An order that fails stays in the list, so continue after the last one.
 */
export function loadOverdueOrders(
  db: Kysely<Database>,
  status: 'pending' | 'awaitingpayment',
  { now, limit, behind }: { now: Date; limit: number; behind: OverdueOrder | null },
): Promise<OverdueOrder[]> {
  return (
    db
      .selectFrom('orders')
      .select(['id', 'deadline_at as deadlineAt', sql<string>`deadline_at::text`.as('place')])
      // Written out, as the partial indexes have it.
      .where('status', '=', sql.lit(status))
      .where('deadline_at', '<=', now)
      .$if(behind !== null, (query) =>
        query.where(
          sql<boolean>`(deadline_at, id) > (${behind?.place}::timestamptz, ${behind?.id}::uuid)`,
        ),
      )
      .orderBy('deadline_at')
      .orderBy('id')
      .limit(limit)
      .execute()
  )
}
