import { problemCalls as calls } from '#contract/problems/problem-calls.ts'
import { problemPolicyCalls } from '#contract/problems/problem-policy.ts'
import type { Call } from '#contract/call.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { idempotencyKeyOf } from '#api/http/idempotency-key.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { claimantOf } from '#api/orders/reading/find-own-order.ts'
import { findOwnOrder } from '#api/orders/reading/find-own-order.ts'
import { recordDataAccess } from '#api/operator/data-access/record-data-access.ts'
import { findOwner } from '#api/operator/orders/read-order-record.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import type { Who } from '#api/http/asker.ts'
import { actOnProblem } from './act-on-problem.ts'
import { listEscalatedProblems, listStoreProblems } from './list-problems.ts'
import { readOrderProblems } from './order-problems.ts'
import { changeProblemPolicy, readProblemPolicy } from './problem-policy.ts'
import { checkProblemOf, readProblem, readProblemToAnswer } from './read-problem.ts'
import { reportProblem } from './report-problem.ts'

export function problemRoutes(serve: Serve, context: Context): void {
  serve(calls.getOrderProblems, (asking) =>
    readOrderProblems(context, asking.params.orderId, claimantOf(asking)),
  )
  serve(calls.reportProblem, (asking) =>
    reportProblem(context, asking.params.orderId, asking.body, {
      claimant: claimantOf(asking),
      idempotencyKey: idempotencyKeyOf(asking.request),
    }),
  )
  serve(calls.appealProblem, async (asking) => {
    const { reportId } = asking.params
    const claimant = claimantOf(asking)
    const order = await findOwnOrder(context, asking.params.orderId, claimant)
    const report = await readProblem(context, reportId, 'customer')
    if (report.order.id !== order.id) throw new ApiError('NONEXISTING_PROBLEM')
    const { accountId } = claimant
    const given = { reportId, act: 'appeal', by: 'customer', accountId } as const
    return actOnProblem(context, { ...given, ...asking.body })
  })
  storeRoutes(serve, context)
  operatorRoutes(serve, context)
}

type OfReport = { who: Who | null; params: { reportId: string } }

function storeRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  const checked = async (asking: OfReport, call: Call) => {
    const worker = accountOf(asking)
    const { reportId } = asking.params
    await checkProblemOf(context, call, worker, reportId)
    return { accountId: worker.accountId, reportId, by: 'partner' as const }
  }
  ofStore(calls.listPartnerProblems, ({ params, query }) =>
    listStoreProblems(context, params.storeId, query),
  )
  serve(calls.getPartnerProblem, async (asking) => {
    const { reportId, by } = await checked(asking, calls.getPartnerProblem)
    return readProblemToAnswer(context, reportId, by)
  })
  serve(calls.refundProblem, async (asking) => {
    const { text, ...extent } = asking.body
    const refund = { ...extent, payer: 'store' as const }
    const acting = await checked(asking, calls.refundProblem)
    return actOnProblem(context, { ...acting, act: 'refund', text, refund })
  })
  serve(calls.declineProblem, async (asking) => {
    const acting = await checked(asking, calls.declineProblem)
    return actOnProblem(context, { ...acting, act: 'decline', ...asking.body })
  })
}

function operatorRoutes(serve: Serve, context: Context): void {
  const given = (asking: OfReport) => ({
    reportId: asking.params.reportId,
    accountId: accountOf(asking).accountId,
    by: 'operator' as const,
  })
  serve(calls.listOperatorProblems, async (asking) => {
    await recordDataAccess(context, { operatorId: accountOf(asking).accountId, place: 'problems' })
    return listEscalatedProblems(context, asking.query)
  })
  serve(calls.getOperatorProblem, async (asking) => {
    const { accountId: operatorId } = accountOf(asking)
    const report = await readProblemToAnswer(context, asking.params.reportId, 'operator')
    const orderId = report.order.id
    const { customerId } = await findOwner(context.db, orderId)
    await recordDataAccess(context, { operatorId, place: 'problem', customerId, orderId })
    return report
  })
  serve(calls.upholdProblem, (asking) => {
    const { text, ...refund } = asking.body
    return actOnProblem(context, { ...given(asking), act: 'uphold', text, refund })
  })
  serve(calls.rejectProblem, (asking) =>
    actOnProblem(context, { ...given(asking), act: 'reject', ...asking.body }),
  )
  serve(problemPolicyCalls.getProblemPolicy, () => readProblemPolicy(context))
  serve(problemPolicyCalls.changeProblemPolicy, (asking) =>
    changeProblemPolicy(context, asking.body, accountOf(asking)),
  )
}
