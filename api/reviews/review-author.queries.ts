import { sql, type Kysely } from 'kysely'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { Service } from '#rules/orders/service.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

export interface OrderContact {
  status: OrderStatus
  number: string
  service: Service
  /** Its name, as it was when the order was placed. */
  store: string
  firstName: string
  /** Empty: its customer's account is deleted. */
  email: string
  /** A guest's order, so that its token is needed. */
  isGuests: boolean
}

/** The customer, with the fields that emails about a review need. */
export async function findContactOfOrder(
  db: Db,
  orderId: string,
): Promise<OrderContact | undefined> {
  const row = await db
    .selectFrom('orders')
    .select([
      'status',
      'number',
      'service',
      'account_id',
      sql<string>`snapshot #>> '{store,name}'`.as('store'),
      sql<string>`coalesce(snapshot #>> '{contact,name}', '')`.as('name'),
      sql<string>`coalesce(snapshot #>> '{contact,email}', '')`.as('email'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!row) return undefined
  const { name, account_id: accountId, ...contact } = row
  return { ...contact, firstName: name.split(/\s+/)[0] ?? '', isGuests: accountId === null }
}

/** An action of staff with the review that it is about. */
export function findReviewAct(db: Db, reviewId: string, actId: string) {
  return db
    .selectFrom('review_act')
    .innerJoin('review', 'review.id', 'review_act.review_id')
    .select([
      'review.order_id as orderId',
      'review.author',
      'review.text',
      'review_act.reason',
      'review_act.text as note',
    ])
    .where('review_act.id', '=', actId)
    .where('review_act.review_id', '=', reviewId)
    .executeTakeFirst()
}

export async function hasStoppedRequests(db: Db, mailbox: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('review_request_stop')
    .select('mailbox')
    .where('mailbox', '=', mailbox)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertStop(db: Db, mailbox: Buffer, at: Date): Promise<void> {
  await db
    .insertInto('review_request_stop')
    .values({ mailbox, stopped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
