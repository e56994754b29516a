import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { escapeLike } from '#api/database/escape-like.ts'

type Db = Kysely<Database>

const ordersOfAccount = sql<number>`(
  SELECT count(*)::int FROM orders WHERE orders.account_id = account.id
    AND orders.status NOT IN ('awaitingpayment', 'unpaid'))`

function selectListed(db: Db) {
  return db
    .selectFrom('account')
    .select([
      'account.id',
      sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('name'),
      'account.email',
      'account.phone',
      'account.created_at as createdAt',
      'account.suspended_at as suspendedAt',
      ordersOfAccount.as('orders'),
    ])
    .where('account.type', '=', 'customer')
}

export type ListedCustomerRow = Awaited<
  ReturnType<ReturnType<typeof selectListed>['execute']>
>[number]

/** Customers who have every word in their name, email address or telephone number, the newest first. */
export function selectCustomers(
  db: Db,
  { words, after, limit }: { words: readonly string[]; after: string | null; limit: number },
): Promise<ListedCustomerRow[]> {
  const query = words.reduce(
    (chosen, word) =>
      chosen.where(
        sql<boolean>`account_contact(account.first_name, account.last_name, account.email,
          account.phone) LIKE ${`%${escapeLike(word)}%`}`,
      ),
    selectListed(db),
  )
  return query
    .$if(after !== null, (rest) =>
      rest.where(
        sql<boolean>`(account.created_at, account.id) < (
          SELECT created_at, id FROM account AS last WHERE last.id = ${after})`,
      ),
    )
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .limit(limit)
    .execute()
}

/** A customer; undefined: there is none. */
export function loadCustomer(db: Db, customerId: string) {
  return selectListed(db)
    .select([
      'account.confirmed_at as confirmedAt',
      sql<boolean>`account.password_hash IS NOT NULL`.as('hasPassword'),
      sql<string[]>`ARRAY(SELECT provider FROM social_identity
        WHERE social_identity.account_id = account.id ORDER BY provider)`.as('providers'),
      sql<{ pence: number; count: number }>`(
        SELECT jsonb_build_object('pence', coalesce(sum(refund.amount_pence), 0), 'count', count(*))
        FROM orders JOIN refund ON refund.order_id = orders.id
        WHERE orders.account_id = account.id AND refund.status <> 'failed')`.as('refunds'),
    ])
    .where('account.id', '=', customerId)
    .executeTakeFirst()
}

export function selectProblemsOf(db: Db, customerId: string, limit: number) {
  return db
    .selectFrom('orders')
    .innerJoin('problem_report as report', 'report.order_id', 'orders.id')
    .select([
      'report.id',
      'orders.id as orderId',
      'orders.number as orderNumber',
      'report.status',
      'report.requested_pence as requestedPence',
      'report.refunded_pence as refundedPence',
      'report.reported_at as reportedAt',
    ])
    .where('orders.account_id', '=', customerId)
    .orderBy('report.reported_at', 'desc')
    .limit(limit)
    .execute()
}

export function selectReviewsOf(db: Db, customerId: string, limit: number) {
  return db
    .selectFrom('orders')
    .innerJoin('review', 'review.order_id', 'orders.id')
    .innerJoin('store', 'store.id', 'review.store_id')
    .select([
      'review.id',
      'store.name as storeName',
      'review.stars',
      'review.text',
      sql<boolean>`review.hidden_at IS NOT NULL`.as('isHidden'),
      'review.created_at as createdAt',
    ])
    .where('orders.account_id', '=', customerId)
    .orderBy('review.created_at', 'desc')
    .limit(limit)
    .execute()
}

export function selectEventsOf(db: Db, customerId: string, limit: number) {
  return db
    .selectFrom('account_event as event')
    .leftJoin('account as operator', 'operator.id', 'event.by_account_id')
    .select([
      sql<string>`event.id::text`.as('id'),
      'event.at',
      'event.kind',
      'event.note',
      sql<string | null>`nullif(trim(operator.first_name || ' ' || operator.last_name), '')`.as(
        'by',
      ),
    ])
    .where('event.account_id', '=', customerId)
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute()
}
