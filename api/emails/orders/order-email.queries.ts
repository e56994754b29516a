import { sql, type Kysely } from 'kysely'
import type { RecordedEmail } from '#rules/email/order-message.ts'
import type { Database } from '#api/database/tables.ts'

export type OrderAround = {
  /** Null for a guest's order. */
  accountId: string | null
  /** Whether the account has confirmed the order's email address. */
  isAddressConfirmed: boolean
  /** The emails that the customer chose; all for a guest. */
  wants: { received: boolean; onItsWay: boolean }
  storeEmail: string
  /** The network of a cash order, by a keyed hash; null: it is not counted, or no longer relevant. */
  network: Buffer | null
}

/** What an email needs besides the order: its owner, and its store's email address. */
export function findAroundOrder(
  db: Kysely<Database>,
  orderId: string,
): Promise<OrderAround | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('store', 'store.id', 'orders.store_id')
    .leftJoin('account', 'account.id', 'orders.account_id')
    .select([
      'orders.account_id as accountId',
      'orders.network',
      'store.email as storeEmail',
      sql<boolean>`account.confirmed_at IS NOT NULL
        AND account.email = lower(orders.snapshot #>> '{contact,email}')`.as('isAddressConfirmed'),
      sql<OrderAround['wants']>`jsonb_build_object(
        'received', coalesce(account.emails_received, true),
        'onItsWay', coalesce(account.emails_on_its_way, true))`.as('wants'),
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}

/** Inserts that an email about an order was taken by the mail server. */
export async function insertSentEmail(
  db: Kysely<Database>,
  email: {
    orderId: string
    message: RecordedEmail
    to: 'customer' | 'store'
    /** The refund, the change, the note or the report that it is about. */
    subjectId: string | null
    at: Date
  },
): Promise<void> {
  const { orderId, message, to, subjectId, at } = email
  await db
    .insertInto('sent_email')
    .values({ order_id: orderId, message, recipient: to, subject_id: subjectId, at })
    .execute()
}
