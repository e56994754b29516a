import { sql } from 'kysely'
import { ORDER_STATUSES, isFinal } from '#rules/orders/order-status.ts'
import type { Transaction } from '#api/database/transaction.ts'

/** Those that move on, or wait for their money. */
const UNFINISHED = ORDER_STATUSES.filter((status) => !isFinal(status) && status !== 'unpaid')

export async function hasUnfinishedOrder(
  transaction: Transaction,
  accountId: string,
): Promise<boolean> {
  const order = await transaction
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', UNFINISHED)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

/** What is left of a snapshot is said by the functions of the database, which allow nothing else. */
export async function removePersonFrom(transaction: Transaction, accountId: string): Promise<void> {
  await sql`
    UPDATE order_line SET snapshot = line_without_person(order_line.snapshot)
    FROM orders WHERE orders.id = order_line.order_id AND orders.account_id = ${accountId}
  `.execute(transaction)
  await sql`
    UPDATE order_event SET account_id = NULL
    FROM orders WHERE orders.id = order_event.order_id AND orders.account_id = ${accountId}
      AND order_event.account_id = ${accountId}
  `.execute(transaction)
  await sql`
    UPDATE payment SET card = NULL
    FROM orders WHERE orders.id = payment.order_id AND orders.account_id = ${accountId}
  `.execute(transaction)
  await sql`
    UPDATE orders SET snapshot = order_without_person(snapshot), account_id = NULL, network = NULL,
      idempotency_key = NULL, discount_customer = NULL
    WHERE account_id = ${accountId}
  `.execute(transaction)
}
