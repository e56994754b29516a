import { run } from 'graphile-worker'
import type { JobHelpers, Runner } from 'graphile-worker'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import type { Context } from '#api/context.ts'
import type { Listener } from '#api/database/listen.ts'
import type { MailPort } from '#api/outside/mail/mail.port.ts'
import { createSmtpMail } from '#api/outside/mail/smtp.driver.ts'
import { erasePhotoFiles } from '#api/photos/erase-photos.ts'
import { eraseUnclaimedPhotos, everyHour } from '#api/photos/erase-unclaimed-photos.ts'
import type { PushPort } from '#api/outside/push/push.port.ts'
import { createWebPush } from '#api/outside/push/web-push.driver.ts'
import { sendOrderPush } from '#api/news/send-order-push.ts'
import { deleteProviderCustomer } from '#api/payments/cards/delete-provider-customer.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { creditLateOrder } from '#api/problems/credit-late-order.ts'
import { expireProblems } from '#api/problems/expire-problems.ts'
import { expireOrders } from '#api/orders/transitions/expire-orders.ts'
import { everyNight, deleteOldData } from './delete-old-data.ts'
import { freeAbandonedJobs } from './free-abandoned-jobs.ts'
import { giveUpUnpaid } from '#api/orders/transitions/abandon-unpaid-orders.ts'
import { holdWorkerLock } from './worker-lock.ts'
import { hurryFailedJobs } from './hurry-failed-jobs.ts'
import { loggedEvents, queueLogger } from './job-log.ts'
import { detachCard } from '#api/payments/cards/detach-card.ts'
import type { JobLog } from './job-log.ts'
import { outageTolerantPool } from './outage-tolerant-pool.ts'
import {
  everyFiveMinutes,
  ofAllTimeEveryNight,
  reconcileAtStart,
  reconcileRegularly,
} from './reconcile-regularly.ts'
import { sendAccountEmail } from '#api/emails/account/send-account-email.ts'
import { askForReview } from '#api/emails/reviews/ask-for-review.ts'
import { sendReviewEmail } from '#api/emails/reviews/send-review-email.ts'
import { sendEnquiryEmail } from '#api/emails/enquiries/send-enquiry-email.ts'
import { sendOrderEmail } from '#api/emails/orders/send-order-email.ts'
import { sendProblemEmail } from '#api/emails/problems/send-problem-email.ts'
import { startSweep } from './sweep.ts'
import type { ClockTaskName, TaskName, Tasks } from './tasks.ts'

export type RunningJobs = {
  /** Finishes the jobs under way, or gives them back after some seconds, and stops. */
  stop(): Promise<void>
}

/** New jobs are heard of at once; this finds those that are due for another try. */
const pollMs = 5000
const tidyMs = 5000
const restartMs = 1000
const stopWithinMs = 3000

/**
 * Works off the jobs of the queue, `configuration.workers` at once, on connections of its own, so
 * that jobs never wait for requests nor requests for jobs; and declines orders that nobody answers.
 * 0 workers start nothing.
 */
export async function startJobs(context: Context, log: JobLog): Promise<RunningJobs> {
  const { workers, databaseUrl, smtpUrl, mailFrom } = context.configuration
  if (workers === 0 || databaseUrl === null) return { stop: async () => {} }
  const mail = createSmtpMail({ smtpUrl, mailFrom, connections: workers })
  const push = createWebPush(context.configuration)
  const pool = newPool(databaseUrl, workers)
  const closing = new AbortController()
  const sweeps = [
    startSweep(
      () => expireOrders(context),
      (error) => log.error({ err: error }, 'overdue orders could not be declined'),
    ),
    startSweep(
      () => expireProblems(context),
      (error) => log.error({ err: error }, 'overdue reports could not be passed on'),
    ),
    startSweep(
      () => giveUpUnpaid(context),
      (error) => log.warn({ err: error }, 'unpaid orders could not be given up'),
    ),
  ]
  await tidy(context, log)
  await reconcileAtStart(context).catch((error: unknown) =>
    log.warn({ err: error }, 'payments could not be compared at the start'),
  )
  const tidying = setInterval(() => void tidy(context, log), tidyMs)
  const started = Promise.withResolvers<void>()
  const running = keepRunning(
    { context, databaseUrl, log, mail, push, pool },
    closing.signal,
    started.resolve,
  )
  await started.promise
  return {
    async stop() {
      clearInterval(tidying)
      closing.abort()
      await Promise.all([...sweeps.map((sweep) => sweep.stop()), running])
      mail.close()
      await pool.end()
    },
  }
}

type Means = {
  context: Context
  databaseUrl: string
  log: JobLog
  mail: MailPort
  push: PushPort
  pool: Pool
}

/** A worker gives up when it cannot write down that its job is done; another then takes its place. */
async function keepRunning(means: Means, signal: AbortSignal, tellStarted: () => void) {
  while (!signal.aborted) {
    try {
      await runOnce(means, signal, tellStarted)
    } catch (error) {
      means.log.error({ err: error }, 'jobs stopped, will be started again')
      tellStarted()
      await pause(restartMs, null, { signal }).catch(() => {})
    }
  }
}

async function runOnce(
  { context, databaseUrl, log, mail, push, pool }: Means,
  signal: AbortSignal,
  tell: () => void,
) {
  const { workers } = context.configuration
  const events = loggedEvents(log)
  const workerIds: string[] = []
  events.on('pool:create', ({ workerPool }) => void workerIds.push(workerPool.id))
  const runner = await run({
    pgPool: outageTolerantPool(pool),
    concurrency: workers,
    noHandleSignals: true,
    pollInterval: pollMs,
    gracefulShutdownAbortTimeout: stopWithinMs,
    logger: queueLogger(log),
    events,
    parsedCronItems: [everyNight(), everyHour(), everyFiveMinutes(), ofAllTimeEveryNight()],
    taskList: taskList(context, { mail, push, log }),
  })
  const alive = workerIds.map((id) => holdWorkerLock(databaseUrl, id))
  tell()
  try {
    await untilStopped(runner, context.listener, signal)
  } finally {
    await Promise.all(alive.map((each) => each.stop()))
  }
}

/**
 * Also stops when the database was away: a job it gave us without our hearing of it would stay ours,
 * but the next worker has another name, and what this one leaves counts as abandoned.
 */
async function untilStopped(
  runner: Runner,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  const stop = () => void runner.stop().catch(() => {})
  const forget = listener.onReconnect(stop)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    await runner.promise
  } finally {
    forget()
    signal.removeEventListener('abort', stop)
  }
}

function taskList(
  context: Context,
  { mail, push, log }: Pick<Means, 'mail' | 'push' | 'log'>,
): Record<
  TaskName | ClockTaskName,
  (payload: unknown, helpers: Pick<JobHelpers, 'abortSignal' | 'job'>) => Promise<void>
> {
  return {
    'send-order-email': (payload, { abortSignal: signal, job }) =>
      sendOrderEmail(
        context,
        { mail, log, ...(signal && { signal }), isRetry: job.attempts > 1 },
        // Jobs come from `enqueue` alone, which holds each payload against its task.
        payload as Tasks['send-order-email'],
      ),
    'send-order-push': (payload, { abortSignal: signal }) =>
      sendOrderPush(
        context,
        { push, log, ...(signal && { signal }) },
        payload as Tasks['send-order-push'],
      ),
    'send-account-email': (payload, { abortSignal: signal }) =>
      sendAccountEmail(context, { mail, log, signal }, payload as Tasks['send-account-email']),
    'send-problem-email': (payload, { abortSignal: signal }) =>
      sendProblemEmail(context, { mail, log, signal }, payload as Tasks['send-problem-email']),
    'credit-late-order': async (payload) => {
      await creditLateOrder(context, (payload as Tasks['credit-late-order']).orderId)
    },
    'send-enquiry': (payload, { abortSignal: signal }) =>
      sendEnquiryEmail(context, { mail, log, signal }, payload as Tasks['send-enquiry']),
    'ask-for-review': (payload, { abortSignal: signal, job }) =>
      askForReview(
        context,
        { mail, log, ...(signal && { signal }), isRetry: job.attempts > 1 },
        payload as Tasks['ask-for-review'],
      ),
    'send-review-email': (payload, { abortSignal: signal }) =>
      sendReviewEmail(context, { mail, log, signal }, payload as Tasks['send-review-email']),
    'settle-payment': (payload) =>
      continuePayment(context, (payload as Tasks['settle-payment']).orderId),
    'forget-card': (payload) =>
      detachCard(context, (payload as Tasks['forget-card']).paymentMethodId),
    'erase-photo-files': (payload) =>
      erasePhotoFiles(context, payload as Tasks['erase-photo-files']),
    'erase-unclaimed-photos': (_payload, { abortSignal }) =>
      eraseUnclaimedPhotos(context, abortSignal),
    'delete-payment-customer': (payload) =>
      deleteProviderCustomer(context, (payload as Tasks['delete-payment-customer']).customerId),
    'forget-old-data': (_payload, { abortSignal }) => deleteOldData(context, abortSignal),
    'reconcile-payments': (payload, { abortSignal: signal }) =>
      reconcileRegularly(context, { log, signal }, payload),
  }
}

function newPool(databaseUrl: string, workers: number): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    // One listens for new jobs.
    max: workers + 1,
    application_name: 'tuck-in jobs',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  })
  // A connection that breaks is replaced; without listeners Node would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

async function tidy({ db }: Context, log: JobLog): Promise<void> {
  try {
    await freeAbandonedJobs(db)
    await hurryFailedJobs(db)
  } catch (error) {
    log.warn({ err: error }, 'jobs could not be tidied')
  }
}
