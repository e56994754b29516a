import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** An order that nobody answered in time. */
export interface Overdue {
  id: string
  /** As PostgreSQL writes it, which is more exact than a Date. */
  deadlineAt: string
}

/** Those that nobody answered in time, the longest waiting first, from behind the given one on. */
export function loadOverdueOrders(
  db: Kysely<Database>,
  now: Date,
  { limit, behind }: { limit: number; behind: Overdue | null },
): Promise<Overdue[]> {
  return (
    db
      .selectFrom('orders')
      .select(['id', sql<string>`deadline_at::text`.as('deadlineAt')])
      // Written out, as the partial index has it.
      .where(sql<boolean>`status = 'pending'`)
      .where('deadline_at', '<=', now)
      .$if(behind !== null, (query) =>
        query.where(
          sql<boolean>`(deadline_at, id) > (${behind?.deadlineAt}::timestamptz, ${behind?.id}::uuid)`,
        ),
      )
      .orderBy('deadline_at')
      .orderBy('id')
      .limit(limit)
      .execute()
  )
}
