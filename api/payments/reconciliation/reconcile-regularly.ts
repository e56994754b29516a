import type { ParsedCronItem } from 'graphile-worker'
import type { Context } from '#api/context.ts'
import { PaymentsUnreachable } from '#api/outside/payments/payments.port.ts'
import { reconcilePayments } from '#api/payments/reconciliation/reconcile-payments.ts'
import { enqueueOnce } from '#api/jobs/tasks.ts'
import { cronItem } from '#api/jobs/cron-item.ts'
import type { JobLog } from '#api/jobs/job-log.ts'

const task = 'reconcile-payments'

/** The next run makes up for a failed one. */
export function everyFiveMinutes(): ParsedCronItem {
  return cronItem(task, '*/5 * * * *', { maxAttempts: 2 })
}

/**
 * Once a day the ledger is compared with all orders there ever were; if no process runs at that minute,
 * as soon as one runs on that day.
 */
export function ofAllTimeEveryNight(): ParsedCronItem {
  return cronItem(task, '47 3 * * *', {
    identifier: `${task} of all time`,
    backfillPeriod: 24 * 3_600_000,
    maxAttempts: 5,
    payload: { isOfAllTime: true },
  })
}

/**
 * Enqueues a comparison of payments soon after a start, once for however many processes start: those of the
 * last day, so that a start does not take longer the more there were before.
 */
export function reconcileAtStart({ db }: Context): Promise<void> {
  return enqueueOnce(db, task, `${task} at start`)
}

/**
 * Compares provider, orders and ledger, by the clock or at a start. While the provider cannot be reached
 * it does nothing; the clock runs it again soon.
 */
export async function reconcileRegularly(
  context: Context,
  { log, signal }: { log: Pick<JobLog, 'warn'>; signal: AbortSignal },
  payload: unknown,
): Promise<void> {
  // From the clock, which has other fields too, or from `reconcileAtStart`, which has none.
  const { isOfAllTime = false } = payload as { isOfAllTime?: boolean }
  try {
    await reconcilePayments(context, { isOfAllTime, signal })
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error
    log.warn({ err: error }, 'payments could not be compared with the provider')
  }
}
