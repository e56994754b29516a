import type { ProblemReport, Refundable } from '#contract/problems/problem-report.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import { appealableUntil, problemActsFor } from '#rules/problems/problem-status.ts'
import type { Call } from '#contract/call.ts'
import { checkRole, roleOf, type Worker } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readRefundable } from '#api/payments/refunds/read-refundable.ts'
import { photosOf } from '#api/photos/photos-of.ts'
import { loadReport, loadRoleForReport, type ReportRow } from './problems.queries.ts'

/**
 * A report as it is sent, with its reader's possible actions. The caller must have made sure that they may
 * read it. Throws NONEXISTING_PROBLEM.
 */
export async function readProblem(
  { db, now }: Pick<Context, 'db' | 'now'>,
  reportId: string,
  by: Actor,
): Promise<ProblemReport> {
  const row = await loadReport(db, reportId)
  if (!row) throw new ApiError('NONEXISTING_PROBLEM')
  const [report] = await problemsOf({ db, now }, [row], by)
  if (!report) throw new ApiError('NONEXISTING_PROBLEM')
  return report
}

/** The same with the remaining refundable amount of its order. */
export async function readProblemToAnswer(
  context: Context,
  reportId: string,
  by: Actor,
): Promise<ProblemReport & { refundable: Refundable }> {
  const report = await readProblem(context, reportId, by)
  return { ...report, refundable: await readRefundable(context.db, report.order.id) }
}

/**
 * Throws NONEXISTING_PROBLEM unless the account works for the store it is about, and
 * STAFF_ROLE_NOT_ALLOWED when its role there may not make the call.
 */
export async function checkProblemOf(
  { db }: Context,
  call: Call,
  worker: Worker,
  reportId: string,
): Promise<void> {
  const row = await loadRoleForReport(db, worker.accountId, reportId)
  checkRole(call, row && roleOf(worker, row.storeId, row.role), 'NONEXISTING_PROBLEM')
}

/** The loaded reports as they are sent to this reader, with their photos. */
export async function problemsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  rows: readonly ReportRow[],
  by: Actor,
): Promise<ProblemReport[]> {
  const photos = await photosOf(
    db,
    'problem',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...problemOf(row, by, now()), photos: photos.get(row.id) ?? [] }))
}

function problemOf(row: ReportRow, by: Actor, now: Date): Omit<ProblemReport, 'photos'> {
  const { orderId, storeId: _, changedAt, idempotencyKey: _nobodysBusiness, ...report } = row
  const { number, serviceType, paymentMethod, totalPence, storeName, events, ...rest } = report
  const isStaff = by === 'partner' || by === 'operator'
  const acts = problemActsFor(row, by, now)
  return {
    ...rest,
    reportedAt: row.reportedAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
    appealBy: acts.includes('appeal') ? appealableUntil(changedAt).toISOString() : null,
    order: { id: orderId, number, storeName, serviceType, paymentMethod, totalPence },
    events: events.map((event) => ({
      ...event,
      at: new Date(event.at).toISOString(),
      payer: isStaff ? event.payer : null,
    })),
    acts,
  }
}
