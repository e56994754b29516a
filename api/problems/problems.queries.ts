import { sql, type Kysely } from 'kysely'
import type { ProblemEvent } from '#contract/problems/problem-report.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import type { RefundPayer } from '#rules/payments/payment-status.ts'
import type { OrderProblem, ProblemRefusal } from '#rules/problems/problem-kinds.ts'
import type { ProblemAct, ProblemRemedy, ProblemStatus } from '#rules/problems/problem-status.ts'
import type { ReportedLine } from '#api/database/column-types.ts'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** Reports in full, with their events and the facts of their order. */
export function selectReports(db: Db) {
  return db
    .selectFrom('problem_report as report')
    .innerJoin('orders', 'orders.id', 'report.order_id')
    .innerJoin('store', 'store.id', 'report.store_id')
    .select([
      'report.id',
      'report.order_id as orderId',
      'report.store_id as storeId',
      'report.status',
      'report.kind',
      'report.lines',
      'report.remedy',
      'report.text',
      'report.requested_pence as requestedPence',
      'report.refunded_pence as refundedPence',
      'report.reported_at as reportedAt',
      'report.answer_by as answerBy',
      'report.changed_at as changedAt',
      'report.idempotency_key as idempotencyKey',
      'orders.number',
      'orders.service as serviceType',
      'orders.payment_method as paymentMethod',
      'orders.total_pence as totalPence',
      'store.name as storeName',
      sql<ProblemEvent[]>`(
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', event.id, 'act', event.act, 'by', event.by, 'at', event.at, 'reason', event.reason,
          'text', event.text, 'amountPence', event.amount_pence, 'payer', event.payer
        ) ORDER BY event.id), '[]')
        FROM problem_event AS event WHERE event.report_id = report.id)`.as('events'),
    ])
}

export type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number]

export function loadReport(db: Db, reportId: string): Promise<ReportRow | undefined> {
  return selectReports(db).where('report.id', '=', reportId).executeTakeFirst()
}

/** The reports of an order, the oldest first. */
export function loadReportsOfOrder(db: Db, orderId: string): Promise<ReportRow[]> {
  return selectReports(db)
    .where('report.order_id', '=', orderId)
    .orderBy('report.reported_at')
    .orderBy('report.id')
    .execute()
}

/** An order, locked against new reports until the transaction ends. */
export async function lockOrderOfReports(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .execute()
}

/** A report, locked until the transaction ends. */
export function lockReport(transaction: Transaction, reportId: string) {
  return transaction
    .selectFrom('problem_report')
    .innerJoin('orders', 'orders.id', 'problem_report.order_id')
    .select([
      'problem_report.status',
      'problem_report.order_id as orderId',
      'problem_report.requested_pence as requestedPence',
      'problem_report.refunded_pence as refundedPence',
      'problem_report.changed_at as changedAt',
      'orders.payment_method as paymentMethod',
    ])
    .where('problem_report.id', '=', reportId)
    .forUpdate('problem_report')
    .executeTakeFirst()
}

export interface NewReport {
  id: string
  orderId: string
  storeId: string
  status: ProblemStatus
  kind: OrderProblem | null
  lines: ReportedLine[]
  remedy: ProblemRemedy
  text: string
  requestedPence: number
  idempotencyKey: string | null
  accountId: string | null
  at: Date
  answerBy: Date
}

export async function insertReport(transaction: Transaction, report: NewReport): Promise<void> {
  const { id, orderId, storeId, status, kind, lines, remedy, text, at } = report
  await transaction
    .insertInto('problem_report')
    .values({
      id,
      order_id: orderId,
      store_id: storeId,
      status,
      kind,
      lines: json(lines),
      remedy,
      text,
      requested_pence: report.requestedPence,
      idempotency_key: report.idempotencyKey,
      reported_at: at,
      answer_by: report.answerBy,
      changed_at: at,
    })
    .execute()
  await insertEvent(transaction, {
    reportId: id,
    act: 'report',
    by: 'customer',
    accountId: report.accountId,
    reason: null,
    text,
    amountPence: null,
    payer: null,
    at,
  })
}

export interface NewProblemEvent {
  reportId: string
  act: ProblemAct | 'report'
  by: Actor
  accountId: string | null
  reason: ProblemRefusal | null
  text: string
  amountPence: number | null
  payer: RefundPayer | null
  at: Date
}

/**
 * Changes a report from the status it was read in, and adds an event. Returns false when it has another
 * status by now.
 */
export async function moveReport(
  transaction: Transaction,
  { from, to, event }: { from: ProblemStatus; to: ProblemStatus; event: NewProblemEvent },
): Promise<boolean> {
  const { reportId, amountPence, at } = event
  const moved = await transaction
    .updateTable('problem_report')
    .set({
      status: to,
      refunded_pence: sql`refunded_pence + ${amountPence ?? 0}::integer`,
      changed_at: at,
    })
    .where('id', '=', reportId)
    .where('status', '=', from)
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) return false
  await insertEvent(transaction, event)
  return true
}

async function insertEvent(transaction: Transaction, event: NewProblemEvent): Promise<void> {
  await transaction
    .insertInto('problem_event')
    .values({
      report_id: event.reportId,
      act: event.act,
      by: event.by,
      account_id: event.accountId,
      reason: event.reason,
      text: event.text,
      amount_pence: event.amountPence,
      payer: event.payer,
      at: event.at,
    })
    .execute()
}

/** The credit of an order for being late. */
export function loadLateCredit(db: Db, orderId: string) {
  return db
    .selectFrom('refund')
    .select(['amount_pence as amountPence', 'late_minutes as minutesLate', 'requested_at as at'])
    .where('order_id', '=', orderId)
    .where('late_minutes', 'is not', null)
    .where('status', '!=', 'failed')
    .executeTakeFirst()
}

/** Whether an order was credited for being late, even if the bank returned it. */
export async function hasLateCredit(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refund')
    .select('id')
    .where('order_id', '=', orderId)
    .where('late_minutes', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The store of a report, and the account's role there; undefined: none. */
export function loadRoleForReport(db: Db, accountId: string, reportId: string) {
  return db
    .selectFrom('problem_report as report')
    .innerJoin('partner_store', 'partner_store.store_id', 'report.store_id')
    .select(['report.store_id as storeId', 'partner_store.role'])
    .where('report.id', '=', reportId)
    .where('partner_store.account_id', '=', accountId)
    .executeTakeFirst()
}
