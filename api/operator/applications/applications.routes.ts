import { applicationCalls as calls } from '#contract/operator/restaurants/applications.ts'
import type { Context } from '#api/context.ts'
import { listApplications } from '#api/enquiries/list-applications.ts'
import { accountOf, operatorOf, type Serve } from '#api/http/serve.ts'
import { recordDataAccess } from '../data-access/record-data-access.ts'
import { declineApplication } from './decline-application.ts'
import { takeOnApplication } from './take-on-application.ts'

export function applicationRoutes(serve: Serve, context: Context): void {
  serve(calls.listApplications, async (asking) => {
    const { accountId: operatorId } = accountOf(asking)
    await recordDataAccess(context, { operatorId, place: 'applications' })
    return listApplications(context, asking.query)
  })
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
