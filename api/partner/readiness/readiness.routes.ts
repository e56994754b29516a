import { readinessCalls as calls } from '#contract/partner/readiness.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Serve } from '#api/http/serve.ts'
import { askForApproval } from './ask-for-approval.ts'
import { readReadiness } from './read-readiness.ts'

export function readinessRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(calls.getReadiness, ({ params }) => readReadiness(context, params.storeId))
  ofStore(calls.askForApproval, (asking) =>
    askForApproval(context, { storeId: asking.params.storeId, changer: changerOf(asking) }),
  )
}
