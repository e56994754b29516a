import { nowCalls as calls } from '#contract/operator/now.ts'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/http/asker.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { isEmailed, setEmailed } from './alerts.queries.ts'
import { deleteDevice, hasDevice } from './operator-push.queries.ts'
import { startAlertPush } from './start-alert-push.ts'

export function alertRoutes(serve: Serve, context: Context): void {
  const { db, configuration } = context
  serve(calls.getAlertSettings, async (asking) => ({
    byEmail: await isEmailed(db, accountOf(asking).accountId),
    hasWebhook: configuration.alertWebhook !== null,
  }))
  serve(calls.changeAlertSettings, (asking) =>
    setEmailed(db, accountOf(asking).accountId, asking.body.byEmail),
  )
  serve(calls.findAlertPush, async (asking) => ({
    isOn: await hasDevice(db, { ...holderOf(asking), ...asking.body }),
  }))
  serve(calls.startAlertPush, (asking) => startAlertPush(context, holderOf(asking), asking.body))
  serve(calls.stopAlertPush, (asking) => deleteDevice(db, { ...holderOf(asking), ...asking.body }))
}

function holderOf(asking: { who: Who | null }) {
  const { accountId, sessionId } = accountOf(asking)
  return { accountId, sessionId }
}
