import type { Context } from '#api/context.ts'
import type { Handlers } from '#api/jobs/work.ts'
import type { AlertWebhookPort } from '#api/outside/alert-webhook/alert-webhook.port.ts'
import type { PushPort } from '#api/outside/push/push.port.ts'
import { findAlerts } from './find-alerts.ts'
import { sendAlertPush } from './send-alert-push.ts'
import { sendAlertWebhook } from './send-alert-webhook.ts'

type AlertTask = 'find-alerts' | 'send-alert-push' | 'send-alert-webhook'

/** How operators hear of what needs a person; the emails are among the other emails. */
export function alertJobs(
  context: Context,
  { push, webhook }: { push: PushPort; webhook: AlertWebhookPort | null },
): Handlers<AlertTask> {
  return {
    'find-alerts': async (_, { log }) => {
      // The next minute looks again.
      await findAlerts(context).catch((error: unknown) =>
        log.warn({ err: error }, 'it could not be found out what needs a person'),
      )
    },
    'send-alert-push': (payload, run) => sendAlertPush(context, { ...run, push }, payload),
    'send-alert-webhook': async (payload, { signal }) => {
      // Without a webhook any more, there is nobody to tell.
      if (webhook) await sendAlertWebhook(context, { webhook, signal }, payload)
    },
  }
}
