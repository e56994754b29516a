import type { ProblemReport } from '#contract/problems/problem-report.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import type { RefundPayer } from '#rules/payments/payment-status.ts'
import type { ProblemRefusal } from '#rules/problems/problem-kinds.ts'
import {
  isProblemOpen,
  nextProblemStatus,
  type ProblemAct,
} from '#rules/problems/problem-status.ts'
import { isAllRequested } from '#rules/problems/requested-amount.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { recordCashRefund } from '#api/payments/refunds/record-cash-refund.ts'
import { requestRefund, type RefundExtent } from '#api/payments/refunds/refund-order.ts'
import { emailsAbout } from './problem-emails.ts'
import {
  loadReportsOfOrder,
  lockOrderOfReports,
  lockReport,
  moveReport,
} from './problems.queries.ts'
import { readProblem } from './read-problem.ts'

export interface ProblemAnswer {
  reportId: string
  /** A `refund` of less than was requested becomes a `refundPart`. */
  act: Exclude<ProblemAct, 'refundPart'>
  by: Actor
  /** Null for guests and the system. */
  accountId: string | null
  /** Why nothing is refunded. */
  reason?: ProblemRefusal
  text?: string
  /** What is refunded, by `refund` and `uphold`. */
  refund?: RefundExtent & { payer: RefundPayer }
}

/**
 * Does one action on a report: changes its status, requests the refund and enqueues the emails, all or
 * nothing. The caller must have made sure that this person may. Throws NONEXISTING_PROBLEM,
 * PROBLEM_STATUS_INVALID with its `status` when the action is not possible (any more), as for the loser of
 * two at once, PROBLEM_ALREADY_OPEN for an appeal while another report of the order waits, NOT_REFUNDABLE,
 * REFUND_TOO_LARGE and REFUND_ABOVE_LIMIT.
 */
export async function actOnProblem(context: Context, given: ProblemAnswer): Promise<ProblemReport> {
  const at = context.now()
  await inTransaction(context.db, (transaction) => act(transaction, given, at))
  return readProblem(context, given.reportId, given.by)
}

type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>

async function act(transaction: Transaction, given: ProblemAnswer, at: Date): Promise<void> {
  const { reportId, by, accountId, reason = null, text = '', refund } = given
  // The second of two waits here, and then finds another status.
  const report = await lockReport(transaction, reportId)
  if (!report) throw new ApiError('NONEXISTING_PROBLEM')
  const { status: from, paymentMethod } = report
  if (!nextProblemStatus(report, given, at))
    throw new ApiError('PROBLEM_STATUS_INVALID', { status: from })

  if (given.act === 'appeal') await refuseSecondOpen(transaction, report.orderId)
  const amountPence = refund
    ? await refundReported(transaction, report, { ...given, refund }, at)
    : null
  const act = actOf(given, report, amountPence)
  const to = nextProblemStatus(report, { act, by }, at)
  const payer = refund?.payer ?? null
  const event = { reportId, act, by, accountId, reason, text, amountPence, payer, at }
  const isMoved = to !== null && (await moveReport(transaction, { from, to, event }))
  if (!isMoved) throw new ApiError('PROBLEM_STATUS_INVALID', { status: from })
  await enqueue(transaction, emailsAbout(reportId, act, paymentMethod))
}

/** Throws PROBLEM_ALREADY_OPEN while another report of the order waits. */
async function refuseSecondOpen(transaction: Transaction, orderId: string): Promise<void> {
  await lockOrderOfReports(transaction, orderId)
  const reports = await loadReportsOfOrder(transaction, orderId)
  if (reports.some(({ status }) => isProblemOpen(status)))
    throw new ApiError('PROBLEM_ALREADY_OPEN')
}

function actOf(
  { act }: ProblemAnswer,
  { requestedPence }: LockedReport,
  amountPence: number | null,
): ProblemAct {
  const isPart = act === 'refund' && !isAllRequested(requestedPence, amountPence ?? 0)
  return isPart ? 'refundPart' : act
}

/** Returns how much. */
function refundReported(
  transaction: Transaction,
  { orderId, paymentMethod }: LockedReport,
  {
    reportId,
    act,
    by,
    accountId,
    text: reason = '',
    refund,
  }: ProblemAnswer & Required<Pick<ProblemAnswer, 'refund'>>,
  at: Date,
): Promise<number> {
  const idempotencyKey = `problem ${reportId} ${act}`
  const given = { ...refund, orderId, reason, accountId, idempotencyKey, reportId }
  return paymentMethod === 'cash'
    ? recordCashRefund(transaction, { ...given, by }, at)
    : requestRefund(transaction, given, at)
}
