import { applicationCalls as calls } from '#contract/operator/restaurants/applications.ts'
import type { Context } from '#api/context.ts'
import { listApplications } from '#api/enquiries/list-applications.ts'
import type { Who } from '#api/http/asker.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { declineApplication } from './decline-application.ts'
import { takeOnApplication } from './take-on-application.ts'

const operatorOf = (asking: { who: Who | null }) => ({
  accountId: accountOf(asking).accountId,
  by: 'operator' as const,
})

export function applicationRoutes(serve: Serve, context: Context): void {
  serve(calls.listApplications, ({ query }) => listApplications(context, query))
  serve(calls.takeOnApplication, (asking) =>
    takeOnApplication(context, asking.params.applicationId, asking.body, {
      changer: operatorOf(asking),
      address: asking.request.ip,
    }),
  )
  serve(calls.declineApplication, (asking) =>
    declineApplication(
      context,
      asking.params.applicationId,
      asking.body.reason,
      operatorOf(asking),
    ),
  )
}
