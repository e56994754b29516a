import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

export async function countAcceptedOrders(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('order_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('act', '=', 'accept')
    .executeTakeFirstOrThrow()
  return count
}
