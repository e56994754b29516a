import { nowCalls as calls } from '#contract/operator/now.ts'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/http/asker.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import type { LiveHub } from '#api/live/live-hub.ts'
import { findOperatorRole } from '#api/session/operators/check-operator.ts'
import { clearErrors } from '../errors/clear-errors.ts'
import { acknowledgeMissedOrders } from './acknowledge-missed-orders.ts'
import { readNow } from './read-now.ts'
import { retryJobs } from './retry-jobs.ts'

export function nowRoutes(serve: Serve, context: Context, live: LiveHub): void {
  const roleOf = (asking: { who: Who | null }) =>
    findOperatorRole(context, accountOf(asking).accountId)
  const changerOf = (asking: { who: Who | null }) => ({
    accountId: accountOf(asking).accountId,
    by: 'operator' as const,
  })
  serve(calls.getNow, async (asking) => readNow(context, await roleOf(asking)))
  serve(calls.watchNow, (asking) => live.watch(asking, { isMarketplace: true }))
  serve(calls.retryJobs, async (asking) => {
    const role = await roleOf(asking)
    await retryJobs(context, { ...changerOf(asking), role }, asking.body.task)
  })
  serve(calls.acknowledgeMissedOrders, (asking) =>
    acknowledgeMissedOrders(context, {
      storeId: asking.params.storeId,
      accountId: accountOf(asking).accountId,
    }),
  )
  serve(calls.clearErrors, (asking) => clearErrors(context, changerOf(asking), asking.body.route))
}
