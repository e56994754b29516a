import type { ParsedCronItem } from 'graphile-worker'
import { deleteOldCarts } from './cart/delete-old-carts.ts'
import type { Context } from './context.ts'
import { deleteOldEnquiries } from './enquiries/stored-enquiries.ts'
import { deleteOldNotices } from './stores/delivery-notices/stored-notices.ts'
import { deleteUsedChecks } from './outside/bot-check/altcha.driver.ts'
import { deleteOldWebhookEvents } from './payments/webhooks/handle-webhook-event.ts'
import { anonymiseOldOrders, eraseNetworks, eraseUnpaidOrders } from './orders/anonymise-orders.ts'
import { eraseOldProblemPhotos } from './photos/erase-unclaimed-photos.ts'
import { deleteErasedIds } from './personal-data/delete-account.ts'
import { deleteOldAlerts } from './operator/alerts/read-alerts.ts'
import { deleteOldErrors } from './operator/errors/count-errors.ts'
import { deleteOldOperatorInvitations } from './operator/team/delete-old-operator-invitations.ts'
import { deleteOldDataAccesses } from './operator/data-access/record-data-access.ts'
import { deleteOldInvitations } from './partner/team/delete-old-invitations.ts'
import { eraseOldDocuments } from './stores/identity-documents/erase-document.ts'
import { deleteExpiredAccountData, deleteExpiredSessions } from './session/delete-expired.ts'
import { deleteOldPageChanges } from './pages/purge/purge-changed-pages.ts'
import { deleteOldPrintJobs } from './printing/delete-old-print-jobs.ts'
import { deleteOldNews } from './news/delete-old-news.ts'
import { deleteSpentJobs } from './jobs/tidy-queue.ts'
import { cronItem } from './jobs/cron-item.ts'

const hourMs = 3_600_000

/**
 * Once a day for a database, however many processes there are; also when none ran at that minute, as soon as
 * one runs on that day.
 */
export function everyNight(): ParsedCronItem {
  return cronItem('forget-old-data', '17 4 * * *', { backfillPeriod: 24 * hourMs, maxAttempts: 20 })
}

/** Deletes what is stored for a limited time. */
export async function deleteOldData(context: Context, signal: AbortSignal): Promise<void> {
  await deleteOldCarts(context, signal)
  await eraseUnpaidOrders(context, signal)
  await eraseNetworks(context, signal)
  await anonymiseOldOrders(context, signal)
  await eraseOldProblemPhotos(context, signal)
  await deleteExpiredSessions(context, signal)
  await deleteUsedChecks(context, signal)
  await deleteExpiredAccountData(context, signal)
  await deleteOldInvitations(context, signal)
  await deleteOldOperatorInvitations(context, signal)
  await deleteErasedIds(context, signal)
  await deleteOldEnquiries(context, signal)
  await deleteOldNotices(context, signal)
  await deleteOldWebhookEvents(context, signal)
  await deleteOldNews(context, signal)
  await deleteOldPrintJobs(context, signal)
  await deleteOldPageChanges(context, signal)
  await deleteOldDataAccesses(context, signal)
  await eraseOldDocuments(context, signal)
  await deleteOldErrors(context)
  await deleteOldAlerts(context)
  await deleteSpentJobs(context.db)
}
