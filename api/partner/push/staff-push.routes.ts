import { staffPushCalls as calls } from '#contract/partner/staff-push.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/http/asker.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { deleteDevice, hasDevice } from './staff-push.queries.ts'
import { startStaffPush } from './start-staff-push.ts'

export function staffPushRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  ofStore(calls.findStaffPush, async (asking) => ({
    isOn: await hasDevice(context.db, { ...holderOf(asking), ...asking.body }),
  }))
  ofStore(calls.startStaffPush, (asking) => startStaffPush(context, holderOf(asking), asking.body))
  ofStore(calls.stopStaffPush, (asking) =>
    deleteDevice(context.db, { ...holderOf(asking), ...asking.body }),
  )
}

function holderOf(asking: { who: Who | null; params: { storeId: string } }) {
  const { accountId, sessionId } = accountOf(asking)
  return { accountId, sessionId, storeId: asking.params.storeId }
}
