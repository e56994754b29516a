import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Transfer } from '#rules/payments/charge-transfers.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import type { RefundPayer } from '#rules/payments/payment-status.ts'
import type { RefundableFee } from '#rules/payments/refundable-fee.ts'
import type { RefundedLine } from '#api/database/column-types.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { enqueued, type Job } from '#api/jobs/tasks.ts'
import { recordingTransfers } from '#api/payments/ledger/ledger.queries.ts'

/** Locks the payment of an order until the transaction ends. */
export function lockPayment(transaction: Transaction, orderId: string) {
  return transaction
    .selectFrom('payment')
    .select(['status', 'amount_pence as amountPence', 'refunded_pence as refundedPence'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the order itself, and with it its history, until the transaction ends. */
export async function lockOrder(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .execute()
}

/** Every refund of an order, to price the next one or to recognise a repeated request. */
export function loadRefunds(db: Kysely<Database>, orderId: string) {
  return db
    .selectFrom('refund')
    .select([
      'status',
      'lines',
      'fee',
      'payer',
      'marketplace_pence as marketplacePence',
      'reason',
      'amount_pence as amountPence',
      'idempotency_key as idempotencyKey',
    ])
    .where('order_id', '=', orderId)
    .execute()
}

export interface NewRefund {
  id: string
  orderId: string
  amountPence: number
  /** Null: all that is left. */
  lines: RefundedLine[] | null
  /** The fee that it refunds for itself. */
  fee?: RefundableFee | null
  payer: RefundPayer
  /** What the marketplace gives of it while the store pays the rest. */
  marketplacePence?: number
  reason: string
  accountId: string | null
  idempotencyKey: string | null
  /** The report that it answers. */
  reportId: string | null
  /** For the credit of a late order: how late. */
  lateMinutes: number | null
  /** The change of the order that it belongs to. */
  changeId?: string
  at: Date
}

/**
 * Saves a refund to be made and counts it, if that much is left of a payment that was captured or is about to
 * be. Returns whether it was.
 */
export async function insertRefund(transaction: Transaction, refund: NewRefund): Promise<boolean> {
  const { orderId, amountPence, at } = refund
  const counted = await transaction
    .updateTable('payment')
    .set({ refunded_pence: sql`refunded_pence + ${amountPence}::integer`, changed_at: at })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['capturing', 'captured'])
    .where(sql<boolean>`refunded_pence + ${amountPence}::integer <= amount_pence`)
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) return false
  await insertCashRefund(transaction, refund)
  return true
}

/** Inserts a refund that no payment counts: of an order that was paid in cash. */
export async function insertCashRefund(transaction: Transaction, refund: NewRefund): Promise<void> {
  const { id, orderId, amountPence, lines, at } = refund
  await transaction
    .insertInto('refund')
    .values({
      id,
      order_id: orderId,
      amount_pence: amountPence,
      lines: lines && json(lines),
      fee: refund.fee ?? null,
      payer: refund.payer,
      marketplace_pence: refund.marketplacePence ?? 0,
      reason: refund.reason,
      account_id: refund.accountId,
      idempotency_key: refund.idempotencyKey,
      report_id: refund.reportId,
      late_minutes: refund.lateMinutes,
      change_id: refund.changeId ?? null,
      requested_at: at,
    })
    .execute()
}

/**
 * Part of a statement that changes an order and has it as `moved`: requests the refund of all that is left of
 * what was paid, or is being captured, at the store's expense.
 */
export function requestingRestRefund({
  at,
  reason,
  accountId,
}: {
  at: Date
  reason: string
  accountId: string | null
}): RawBuilder<unknown> {
  return sql`, paid AS (
      SELECT payment.order_id, payment.amount_pence - payment.refunded_pence AS left_pence
      FROM payment JOIN moved ON payment.order_id = moved.id
      WHERE payment.status IN ('capturing', 'captured')
        AND payment.refunded_pence < payment.amount_pence
      FOR UPDATE OF payment
    ), rest_counted AS (
      UPDATE payment SET refunded_pence = amount_pence, changed_at = ${at} FROM paid
      WHERE payment.order_id = paid.order_id
    ), rest_asked AS (
      INSERT INTO refund (id, order_id, amount_pence, payer, reason, account_id, requested_at)
      SELECT gen_random_uuid(), order_id, left_pence, 'store', ${reason}, ${accountId}::uuid, ${at}
      FROM paid
    )`
}

/** Of a statement that has an order as `moved`, whose money was never captured: nothing is refunded. */
export function failingRequestedRefunds(at: Date): RawBuilder<unknown> {
  return sql`, refund_failed AS (
      UPDATE refund SET status = 'failed', finished_at = ${at} FROM moved
      WHERE refund.order_id = moved.id AND refund.status = 'requested'
    )`
}

/** The refunds of an order that the provider is still to make, the oldest first. */
export function loadRequestedRefunds(db: Kysely<Database>, orderId: string) {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.order_id', 'refund.order_id')
    .select([
      'refund.id',
      'refund.amount_pence as amountPence',
      'refund.provider_refund_id as providerRefundId',
      'refund.requested_at as requestedAt',
      'payment.intent_id as intentId',
    ])
    .where('refund.order_id', '=', orderId)
    .where('refund.status', '=', 'requested')
    .where('payment.status', '=', 'captured')
    .orderBy('refund.requested_at')
    .orderBy('refund.id')
    .execute()
}

/** One that is still to be made, and who requested it. */
export function loadRequestedRefund(transaction: Transaction, refundId: string) {
  return transaction
    .selectFrom('refund')
    .leftJoin('account', 'account.id', 'refund.account_id')
    .select([
      'refund.amount_pence as amountPence',
      'refund.lines',
      'refund.payer',
      'refund.marketplace_pence as marketplacePence',
      'refund.late_minutes as lateMinutes',
      'refund.change_id as changeId',
      'account.type as accountType',
    ])
    .where('refund.id', '=', refundId)
    .where('refund.status', '=', 'requested')
    .executeTakeFirst()
}

/** Records that the provider has made a refund: in the ledger, in the order's history. */
export async function markRefundSucceeded(
  transaction: Transaction,
  refund: {
    id: string
    /** Null: the store refunds it in cash. */
    providerRefundId: string | null
    by: Actor
    transfers: readonly Transfer[]
    /** What the store's account is to give back for it; missing: nothing. */
    reversalPence?: number
    at: Date
  },
  jobs: readonly Job[],
): Promise<void> {
  const { id, providerRefundId, by, transfers, reversalPence = 0, at } = refund
  await sql`
    WITH succeeded AS (
      UPDATE refund
      SET status = 'succeeded', provider_refund_id = ${providerRefundId}, finished_at = ${at},
        reversal_pence = ${reversalPence || null}::bigint
      WHERE id = ${id} AND status = 'requested'
      RETURNING order_id, account_id
    ), moved AS (
      SELECT orders.id, orders.store_id, orders.status, succeeded.account_id
      FROM succeeded JOIN orders ON orders.id = succeeded.order_id
    ), recorded AS (
      INSERT INTO order_event (order_id, store_id, act, status, by, account_id, at)
      SELECT id, store_id, 'refund', status, ${by}, account_id, ${at} FROM moved
    ), queued AS (
      SELECT job.id FROM moved, ${enqueued(jobs)} AS job
    )${recordingTransfers(transfers, { at, refundId: id })}
    SELECT count(*) FROM queued
  `.execute(transaction)
}

/** Records that the provider refused a refund: the amount can be refunded again. */
export async function markRefundFailed(
  db: Kysely<Database>,
  refundId: string,
  at: Date,
  jobs: readonly Job[],
): Promise<void> {
  await sql`
    WITH failed AS (
      UPDATE refund SET status = 'failed', finished_at = ${at}
      WHERE id = ${refundId} AND status = 'requested'
      RETURNING order_id, amount_pence
    ), counted AS (
      UPDATE payment
      SET refunded_pence = payment.refunded_pence - failed.amount_pence, changed_at = ${at}
      FROM failed WHERE payment.order_id = failed.order_id
    ), queued AS (
      SELECT job.id FROM failed, ${enqueued(jobs)} AS job
    )
    SELECT count(*) FROM queued
  `.execute(db)
}

/** The refunds of an order that the provider has made, as far as we know. */
export function loadMadeRefunds(db: Kysely<Database>, orderId: string) {
  return db
    .selectFrom('refund')
    .select(['id', 'provider_refund_id as providerRefundId'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .execute()
}

/** Records that a refund was returned by the bank: the amount can be refunded again. */
export async function markRefundReturned(
  transaction: Transaction,
  refund: { id: string; transfers: readonly Transfer[]; at: Date },
  jobs: readonly Job[],
): Promise<void> {
  const { id, transfers, at } = refund
  await sql`
    WITH returned AS (
      UPDATE refund SET status = 'failed', finished_at = ${at}
      WHERE id = ${id} AND status = 'succeeded'
      RETURNING order_id, amount_pence
    ), counted AS (
      UPDATE payment
      SET refunded_pence = payment.refunded_pence - returned.amount_pence, changed_at = ${at}
      FROM returned WHERE payment.order_id = returned.order_id
    ), moved AS (
      SELECT orders.id, orders.store_id FROM returned JOIN orders ON orders.id = returned.order_id
    ), queued AS (
      SELECT job.id FROM moved, ${enqueued(jobs)} AS job
    )${recordingTransfers(transfers, { at, refundId: id })}
    SELECT count(*) FROM queued
  `.execute(transaction)
}

/** Saves the provider's id of a refund that it is still processing. */
export async function saveProviderRefundId(
  db: Kysely<Database>,
  refundId: string,
  providerRefundId: string,
): Promise<void> {
  await db
    .updateTable('refund')
    .set({ provider_refund_id: providerRefundId })
    .where('id', '=', refundId)
    .where('status', '=', 'requested')
    .execute()
}
