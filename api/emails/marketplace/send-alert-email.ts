import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { alertLines, alertTitle } from '#api/operator/alerts/alert-words.ts'
import type { Matter } from '#api/operator/alerts/matter.ts'
import { findEmailAlerts } from '#api/operator/alerts/read-alerts.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator } from '../writing/translate.ts'

/**
 * Tells an operator what needs a person; not what is resolved by then, nor once they want no emails or their role
 * doesn't see it. Rejects as `deliverEmail`.
 */
export async function sendAlertEmail(
  context: Context,
  means: EmailMeans,
  { accountId, alertIds }: Tasks['send-alert-email'],
): Promise<void> {
  const found = await findEmailAlerts(context, { accountId, alertIds })
  if (!found) return
  const { publicUrl } = context.configuration
  const { name: marketplace } = context.marketplace
  await deliverEmail(context, means, alertEmail(found.alerts, { marketplace, publicUrl }), {
    to: found.email,
    id: `alerts-${alertIds[0]}-${accountId}`,
    about: { message: 'alerts', alerts: alertIds.length },
  })
}

export function alertEmail(
  alerts: readonly Matter[],
  { marketplace, publicUrl }: { marketplace: string; publicUrl: string },
): Email {
  const t = translator()
  const title = alertTitle(alerts)
  return {
    subject: title,
    preheader: t('alert.preheader', { marketplace }),
    alarm: null,
    lead: t('alert.lead', { marketplace }),
    heading: title,
    facts: '',
    // One is the heading itself.
    paragraphs: alerts.length === 1 ? [] : alertLines(alerts).map((line) => [line]),
    action: { text: t('alert.open'), href: `${publicUrl}/operator` },
    sections: [],
    footer: [t('alert.footer', { marketplace })],
  }
}
