import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import type { AlertWebhookPort } from '#api/outside/alert-webhook/alert-webhook.port.ts'
import { alertLines } from './alert-words.ts'
import { selectOpenAlerts } from './alerts.queries.ts'

/** Tells the webhook what needs a person, unless it is resolved by then. Rejects when it was not taken. */
export async function sendAlertWebhook(
  { db, configuration, marketplace }: Context,
  { webhook, signal }: { webhook: AlertWebhookPort; signal?: AbortSignal },
  { id, alertIds }: Tasks['send-alert-webhook'],
): Promise<void> {
  const alerts = await selectOpenAlerts(db, alertIds)
  if (alerts.length === 0) return
  const text = [
    `${marketplace.name}: ${alerts.length === 1 ? 'this needs a person' : `${alerts.length} things need a person`}`,
    ...alertLines(alerts).map((line) => `• ${line}`),
    `${configuration.publicUrl}/operator`,
  ].join('\n')
  await webhook.send({ id, text }, signal)
}
