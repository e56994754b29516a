import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** Removes the person from the reviews of their orders. */
export async function removeAuthor(
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<void> {
  await sql`
    UPDATE review SET author = NULL WHERE order_id = ANY (${orderIds}::uuid[])
  `.execute(transaction)
}

/** Removes the person, and what they wrote, from their reports of reviews. */
export async function removeReporter(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .updateTable('review_report')
    .set({ reporter_account_id: null, text: '' })
    .where('reporter_account_id', '=', accountId)
    .execute()
}

export function loadReviewsOfOrders(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('review')
    .innerJoin('orders', 'orders.id', 'review.order_id')
    .innerJoin('store', 'store.id', 'review.store_id')
    .select([
      'store.name as storeName',
      'orders.id as orderId',
      'review.author',
      'review.stars',
      'review.food',
      'review.delivery',
      'review.service',
      'review.text',
      'review.reply',
      'review.created_at as createdAt',
    ])
    .where('orders.id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id')
    .execute()
}

export function loadReportsOfAccount(db: Db, accountId: string) {
  return db
    .selectFrom('review_report')
    .select(['review_id as reviewId', 'reason', 'text', 'reported_at as createdAt'])
    .where('reporter_account_id', '=', accountId)
    .orderBy('reported_at', 'desc')
    .orderBy('id')
    .execute()
}
