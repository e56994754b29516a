import type { OrderProblems } from '#contract/problems/problem-calls.ts'
import { eventThatMade } from '#rules/orders/arrival.ts'
import { promisedAt } from '#rules/orders/delay.ts'
import { REPORTS_PER_ORDER } from '#rules/problems/problem-kinds.ts'
import { isProblemOpen } from '#rules/problems/problem-status.ts'
import { reportWindow, type ReportableOrder } from '#rules/problems/report-window.ts'
import { unreportedQuantities } from '#rules/problems/requested-amount.ts'
import type { Context } from '#api/context.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'
import { readRefundable } from '#api/payments/refunds/read-refundable.ts'
import { readProblemPolicy } from './problem-policy.ts'
import { loadLateCredit, loadReportsOfOrder } from './problems.queries.ts'
import { problemsOf } from './read-problem.ts'

type OwnOrder = Awaited<ReturnType<typeof findOwnOrder>>

/**
 * The reports about an order, and what its customer can report now. Throws NONEXISTING_ORDER for somebody
 * else's.
 */
export async function readOrderProblems(
  context: Context,
  orderId: string,
  claimant: Claimant,
): Promise<OrderProblems> {
  const { db, now } = context
  const order = await findOwnOrder(context, orderId, claimant)
  const [policy, reports, refundable, credit] = await Promise.all([
    readProblemPolicy(context),
    loadReportsOfOrder(db, orderId),
    readRefundable(db, orderId),
    loadLateCredit(db, orderId),
  ])
  const at = now()
  const window = reportWindow(reportableOf(order), policy.reportHours)
  const reported = reports.flatMap(({ lines }) => lines)
  return {
    reports: await problemsOf(context, reports, 'customer'),
    window: window && {
      opensAt: window.opensAt.toISOString(),
      closesAt: window.closesAt.toISOString(),
    },
    isReportable:
      window !== null &&
      at >= window.opensAt &&
      at <= window.closesAt &&
      reports.length < REPORTS_PER_ORDER &&
      !reports.some(({ status }) => isProblemOpen(status)),
    quantities: unreportedQuantities(order.lines, reported),
    refundable,
    answerHours: policy.answerHours,
    lateCredit: credit
      ? {
          amountPence: credit.amountPence,
          minutesLate: credit.minutesLate ?? 0,
          at: credit.at.toISOString(),
        }
      : null,
  }
}

/** The fields of an order that the rule about its window needs. */
export function reportableOf(order: OwnOrder): ReportableOrder {
  const { status, service, serviceTime, events } = order
  const completed = eventThatMade('completed', events)
  return {
    status,
    serviceType: service,
    serviceTime,
    promisedAt: promisedAt(order),
    completedAt: completed ? new Date(completed.at) : null,
  }
}
