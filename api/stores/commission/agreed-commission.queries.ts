import { sql, type Kysely } from 'kysely'
import type { Service } from '#rules/orders/service.ts'
import type { DatedTerms } from '#rules/payments/commission.ts'
import type { Database } from '#api/database/tables.ts'
import { TERMS_COLUMNS, termsOf } from './stored-terms.ts'

/** The last terms of a store and of the default that have begun by a day. */
export async function loadBegunTerms(
  db: Kysely<Database>,
  { storeId, service, day }: { storeId: string; service: Service; day: string },
): Promise<{ own: DatedTerms[]; byDefault: DatedTerms[] }> {
  const rows = await db
    .selectFrom('commission_rate')
    .distinctOn('store_id')
    .select(['store_id', ...TERMS_COLUMNS])
    .where('service', '=', service)
    .where('from_day', '<=', sql<string>`${day}::date`)
    .where((where) => where.or([where('store_id', '=', storeId), where('store_id', 'is', null)]))
    .orderBy('store_id')
    .orderBy('from_day', 'desc')
    .execute()
  return {
    own: rows.filter(({ store_id }) => store_id !== null).map(termsOf),
    byDefault: rows.filter(({ store_id }) => store_id === null).map(termsOf),
  }
}
