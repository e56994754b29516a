import type { Kysely } from 'kysely'
import { isRoleAllowed, STAFF_ROLES } from '#contract/partner/staff-roles.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** The roles that answer orders, and so hear of them. */
const ANSWERING = STAFF_ROLES.filter((role) => isRoleAllowed(role, 'orders'))

/** Who works at the store of an order that waits for its answer; nobody once it is answered. */
export async function selectStaffOfWaiting(db: Db, orderId: string): Promise<string[]> {
  const rows = await ofWaiting(db, orderId).select('account.id').orderBy('account.id').execute()
  return rows.map(({ id }) => id)
}

/** What the email to a member of staff says of such an order; undefined: it is answered, or they no longer work there. */
export function selectWaiting(db: Db, given: { orderId: string; accountId: string }) {
  return ofWaiting(db, given.orderId)
    .select([
      'account.email',
      'store.name as storeName',
      'store.slug',
      'orders.number',
      'orders.deadline_at as deadlineAt',
    ])
    .where('account.id', '=', given.accountId)
    .executeTakeFirst()
}

function ofWaiting(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('store', 'store.id', 'orders.store_id')
    .innerJoin('partner_store', 'partner_store.store_id', 'orders.store_id')
    .innerJoin('account', 'account.id', 'partner_store.account_id')
    .where('orders.id', '=', orderId)
    .where('orders.status', '=', 'pending')
    .where('partner_store.role', 'in', ANSWERING)
    .where('account.suspended_at', 'is', null)
}
