import { sql } from 'kysely'
import type { ReversalAct, OrderStatus, Actor } from '#rules/orders/order-status.ts'
import { PAYMENT_TRANSITIONS } from '#rules/payments/payment-status.ts'
import { enqueue, type Job } from '#api/jobs/tasks.ts'
import type { Transaction } from '#api/database/transaction.ts'

/** Locks an order until the transaction ends: what happens to it afterwards is decided from what is read now. */
export async function lockOrder(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .execute()
}

/** What happened to an order and was not taken back, the oldest first. */
export function loadStandingEvents(transaction: Transaction, orderId: string) {
  return transaction
    .selectFrom('order_event as event')
    .select([
      'event.id',
      'event.act',
      'event.at',
      'event.account_id as accountId',
      'event.was_due_at as wasDueAt',
    ])
    .where('event.order_id', '=', orderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_event as reversal')
            .select('reversal.id')
            .whereRef('reversal.undoes', '=', 'event.id'),
        ),
      ),
    )
    .orderBy('event.id')
    .execute()
}

/** Whether an event of an order has been taken back. */
export async function isUndone(
  transaction: Transaction,
  orderId: string,
  eventId: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('undoes', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}

interface Staff {
  orderId: string
  by: Actor
  accountId: string | null
  at: Date
}

/** Moves a locked order back, and writes down what was taken back. What is null stays as it is. */
export async function moveBack(
  transaction: Transaction,
  { orderId, by, accountId, at }: Staff,
  given: {
    act: ReversalAct
    undoes: number
    to: OrderStatus
    dueAt: Date | null
    deadlineAt: Date | null
  },
): Promise<void> {
  const { act, undoes, to, dueAt, deadlineAt } = given
  await sql`
    WITH moved AS (
      UPDATE orders
      SET status = ${to}, version = version + 1,
        due_at = coalesce(${dueAt}, due_at), deadline_at = coalesce(${deadlineAt}, deadline_at)
      WHERE id = ${orderId}
      RETURNING id, store_id
    )
    INSERT INTO order_event (order_id, store_id, act, status, by, account_id, at, undoes)
    SELECT id, store_id, ${act}, ${to}, ${by}, ${accountId}, ${at}, ${undoes}::bigint FROM moved
  `.execute(transaction)
}

/**
 * Undoes the claim to capture the money of an order. False where it was charged meanwhile, or a part of it is
 * to be refunded.
 */
export async function unclaimPayment(
  transaction: Transaction,
  orderId: string,
  at: Date,
): Promise<boolean> {
  const ways = PAYMENT_TRANSITIONS.filter(({ act }) => act === 'unclaim')
  const { rows } = await sql<{ isOpen: boolean }>`
    WITH unclaimed AS (
      UPDATE payment SET status = ${ways[0]?.to}, changed_at = ${at}
      WHERE order_id = ${orderId} AND refunded_pence = 0
        AND status = ANY(${ways.map(({ from }) => from)})
      RETURNING order_id
    )
    SELECT (SELECT count(*) FROM unclaimed) = (SELECT count(*) FROM payment WHERE order_id = ${orderId})
      AS "isOpen"
  `.execute(transaction)
  return rows[0]?.isOpen ?? false
}

/** Makes a locked order due later, writes that down and enqueues what follows. */
export async function recordDelay(
  transaction: Transaction,
  { orderId, by, accountId, at }: Staff,
  { minutes, dueAt }: { minutes: number; dueAt: Date },
  jobs: readonly Job[],
): Promise<void> {
  await sql`
    WITH before AS (
      SELECT id, due_at FROM orders WHERE id = ${orderId}
    ), delayed AS (
      UPDATE orders SET due_at = ${dueAt}, version = version + 1
      FROM before WHERE orders.id = before.id
      RETURNING orders.id, orders.store_id, orders.status, before.due_at AS was_due_at
    )
    INSERT INTO order_event
      (order_id, store_id, act, status, by, account_id, at, minutes, was_due_at)
    SELECT id, store_id, 'delay', status, ${by}, ${accountId}, ${at}, ${minutes}::int, was_due_at
    FROM delayed
  `.execute(transaction)
  await enqueue(transaction, jobs)
}
