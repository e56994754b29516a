import type { Context } from './context.ts'
import { deleteOldData, everyNight } from './delete-old-data.ts'
import { emailJobs } from './emails/emails.jobs.ts'
import type { JobLog } from './jobs/job-log.ts'
import { startJobs, type RunningJobs } from './jobs/start-jobs.ts'
import type { Work } from './jobs/work.ts'
import { sendOrderPush } from './news/send-order-push.ts'
import { abandonUnpaidOrders } from './orders/transitions/abandon-unpaid-orders.ts'
import { expireOrders } from './orders/transitions/expire-orders.ts'
import { publishDueDraft } from './menu/versions/publish-menu.ts'
import { alertJobs } from './operator/alerts/alerts.jobs.ts'
import { everyMinuteForAlerts } from './operator/alerts/find-alerts.ts'
import { createStandardWebhook } from './outside/alert-webhook/standard-webhook.driver.ts'
import type { MailPort } from './outside/mail/mail.port.ts'
import { createSmtpMail } from './outside/mail/smtp.driver.ts'
import type { PushPort } from './outside/push/push.port.ts'
import { createWebPush } from './outside/push/web-push.driver.ts'
import { createPurgeWebhook } from './outside/cdn/purge-webhook.driver.ts'
import { changedPagesPurge } from './pages/purge/purge-changed-pages.ts'
import { everyHourForHygiene, refreshHygiene } from './partner/hygiene/refresh-hygiene.ts'
import { everyMinuteForBoards } from './partner/alerts/watch-boards.ts'
import { partnerJobs } from './partner/partner.jobs.ts'
import { continuePayment } from './payments/intents/continue-payment.ts'
import { expireOrderChanges } from './payments/order-changes/expire-order-changes.ts'
import { paymentJobs } from './payments/payments.jobs.ts'
import { reconcileAtStart } from './payments/reconciliation/reconcile-regularly.ts'
import { erasePhotoFiles } from './photos/erase-photos.ts'
import { eraseUnclaimedPhotos, everyHour } from './photos/erase-unclaimed-photos.ts'
import {
  everyHalfHourForDeliveries,
  findDeliveries,
} from './stores/delivery-notices/find-deliveries.ts'
import { openPlannedStore } from './stores/lifecycle/plan-opening.ts'
import { creditLateOrder } from './problems/credit-late-order.ts'
import { expireProblems } from './problems/expire-problems.ts'

/**
 * Starts everything that happens without a request: the jobs of every noun, the clock that enqueues some of
 * them, and the sweeps for overdue items. With 0 workers it starts nothing.
 */
export async function startBackground(context: Context, log: JobLog): Promise<RunningJobs> {
  const { workers, databaseUrl, smtpUrl, mailFrom } = context.configuration
  if (workers === 0 || databaseUrl === null) return { stop: async () => {} }
  const mail = createSmtpMail({ smtpUrl, mailFrom, connections: workers })
  const push = createWebPush(context.configuration)
  await reconcileAtStart(context).catch((error: unknown) =>
    log.warn({ err: error }, 'payments could not be compared at the start'),
  )
  const jobs = await startJobs(context, databaseUrl, log, workOf(context, { mail, push, log }))
  return {
    async stop() {
      await jobs.stop()
      mail.close()
    },
  }
}

function workOf(
  context: Context,
  { mail, push, log }: { mail: MailPort; push: PushPort; log: JobLog },
): Work {
  const payments = paymentJobs(context)
  const { alertWebhook } = context.configuration
  const webhook = alertWebhook && createStandardWebhook(alertWebhook)
  return {
    handlers: {
      ...emailJobs(context, mail),
      ...payments.handlers,
      ...partnerJobs(context, push),
      ...alertJobs(context, { push, webhook }),
      'send-order-push': (payload, run) => sendOrderPush(context, { ...run, push }, payload),
      'credit-late-order': async ({ orderId }) => {
        await creditLateOrder(context, orderId)
      },
      'erase-photo-files': (files) => erasePhotoFiles(context, files),
      'erase-unclaimed-photos': (_, { signal }) => eraseUnclaimedPhotos(context, signal),
      'open-store': (payload) => openPlannedStore(context, payload),
      'publish-menu': (payload) => publishDueDraft(context, payload),
      'refresh-hygiene': (_, run) => refreshHygiene(context, run),
      'find-deliveries': (_, { signal }) => findDeliveries(context, signal),
      'forget-old-data': (_, { signal }) => deleteOldData(context, signal),
    },
    crontab: [
      ...payments.crontab,
      everyHour(),
      everyHourForHygiene(),
      everyMinuteForBoards(),
      everyMinuteForAlerts(),
      everyHalfHourForDeliveries(),
      everyNight(),
    ],
    sweeps: sweepsOf(context, log),
  }
}

/** What is looked for all the time. */
function sweepsOf(context: Context, log: JobLog): Work['sweeps'] {
  const { cdn } = context.configuration
  return [
    ...(cdn
      ? [
          {
            work: changedPagesPurge(context, createPurgeWebhook(cdn)),
            onError: (err: unknown) => log.warn({ err }, 'changed pages could not be purged'),
          },
        ]
      : []),
    {
      work: () => expireOrders(context),
      onError: (err) => log.error({ err }, 'overdue orders could not be declined'),
    },
    {
      work: () => expireOrderChanges(context),
      onError: (err) => log.error({ err }, 'overdue changes of orders could not be decided'),
    },
    {
      work: () => expireProblems(context),
      onError: (err) => log.error({ err }, 'overdue reports could not be passed on'),
    },
    {
      work: () => abandonUnpaidOrders(context, continuePayment),
      onError: (err) => log.warn({ err }, 'unpaid orders could not be abandoned'),
    },
  ]
}
