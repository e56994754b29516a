import { sql, type Kysely } from 'kysely'
import type { DataAccessPlace } from '#contract/operator/data-access.ts'
import { deleteRowsBefore } from '#api/database/delete-rows-before.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

export interface DataAccessed {
  operatorId: string
  place: DataAccessPlace
  customerId: string | null
  orderId: string | null
  enquiryId: string | null
  storeId: string | null
}

/** Whose data was read. */
export type DataSubject =
  | { orderId: string }
  | { enquiryId: string }
  /** Of a restaurant: its identity documents, not its page. */
  | { documentsOf: string }
  | { customerId: string }

/** Inserts that somebody's data was read, unless the same operator read the same since an instant. */
export async function insertDataAccess(
  db: Db,
  { operatorId, place, customerId, orderId, enquiryId, storeId }: DataAccessed,
  { at, since }: { at: Date; since: Date },
): Promise<void> {
  await sql`
    INSERT INTO data_access (at, operator_id, place, customer_id, order_id, enquiry_id,
      store_id)
    SELECT ${at}, ${operatorId}::uuid, ${place}::text, ${customerId}::uuid, ${orderId}::uuid,
      ${enquiryId}::uuid, ${storeId}::uuid
    WHERE NOT EXISTS (
      SELECT FROM data_access AS before
      WHERE before.operator_id = ${operatorId}::uuid AND before.at > ${since}
        AND before.place = ${place} AND before.customer_id IS NOT DISTINCT FROM ${customerId}::uuid
        AND before.order_id IS NOT DISTINCT FROM ${orderId}::uuid
        AND before.enquiry_id IS NOT DISTINCT FROM ${enquiryId}::uuid
        AND before.store_id IS NOT DISTINCT FROM ${storeId}::uuid
    )`.execute(db)
}

/** Who has read the data of an order, a message, or a customer with their orders; the latest first. */
export function selectDataAccesses(db: Db, subject: DataSubject, limit: number) {
  return db
    .selectFrom('data_access')
    .leftJoin('account', 'account.id', 'data_access.operator_id')
    .leftJoin('orders', 'orders.id', 'data_access.order_id')
    .select([
      sql<string>`data_access.id::text`.as('id'),
      'data_access.at',
      sql<string | null>`nullif(trim(account.first_name || ' ' || account.last_name), '')`.as(
        'name',
      ),
      'data_access.place',
      'orders.number as orderNumber',
    ])
    .where((where) => {
      if ('orderId' in subject) return where('data_access.order_id', '=', subject.orderId)
      if ('enquiryId' in subject) return where('data_access.enquiry_id', '=', subject.enquiryId)
      if ('documentsOf' in subject)
        return where.and([
          where('data_access.store_id', '=', subject.documentsOf),
          where('data_access.place', '=', 'identityDocument'),
        ])
      return where('data_access.customer_id', '=', subject.customerId)
    })
    .orderBy('data_access.id', 'desc')
    .limit(limit)
    .execute()
}

/** Deletes at most `maximum` of those before an instant; returns how many. */
export const deleteDataAccessBefore = (db: Db, before: Date, maximum: number) =>
  deleteRowsBefore(db, { table: 'data_access', key: 'id', at: 'at' }, before, maximum)
