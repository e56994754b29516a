import { run, type Runner, type TaskList } from 'graphile-worker'
import { Pool } from 'pg'
import type { Context } from '#api/context.ts'
import type { Listener } from '#api/database/listen.ts'
import { pauseUntilAborted } from '#api/database/pause.ts'
import { loggedEvents, queueLogger, type JobLog } from './job-log.ts'
import { outageTolerantPool } from './outage-tolerant-pool.ts'
import { startSweep } from './sweep.ts'
import { freeAbandonedJobs, hurryFailedJobs } from './tidy-queue.ts'
import type { Handlers, Work } from './work.ts'
import { holdWorkerLock } from './worker-lock.ts'

export type RunningJobs = {
  /** Finishes the jobs under way, or releases them after some seconds, and stops. */
  stop(): Promise<void>
}

/** A notification announces new jobs at once; this finds those due for a retry. */
const pollMs = 5000
const tidyMs = 5000
const restartMs = 1000
const stopWithinMs = 3000

/**
 * Runs the jobs of the queue, `configuration.workers` at once, on connections of its own, so that jobs never
 * wait for requests nor requests for jobs; and starts the sweeps.
 */
export async function startJobs(
  context: Context,
  databaseUrl: string,
  log: JobLog,
  work: Work,
): Promise<RunningJobs> {
  const pool = newPool(databaseUrl, context.configuration.workers)
  const closing = new AbortController()
  const sweeps = work.sweeps.map((sweep) => startSweep(sweep.work, sweep.onError))
  await tidy(context, log)
  const tidying = setInterval(() => void tidy(context, log), tidyMs)
  const started = Promise.withResolvers<void>()
  const running = runUntilAborted(
    { context, databaseUrl, log, work, pool },
    closing.signal,
    started.resolve,
  )
  await started.promise
  return {
    async stop() {
      clearInterval(tidying)
      closing.abort()
      await Promise.all([...sweeps.map((sweep) => sweep.stop()), running])
      await pool.end()
    },
  }
}

type Means = {
  context: Context
  databaseUrl: string
  log: JobLog
  work: Work
  pool: Pool
}

/** A worker stops when it cannot record that its job is done; another then replaces it. */
async function runUntilAborted(means: Means, signal: AbortSignal, onStarted: () => void) {
  while (!signal.aborted) {
    try {
      await runOnce(means, signal, onStarted)
    } catch (error) {
      means.log.error({ err: error }, 'jobs stopped, will be started again')
      onStarted()
      await pauseUntilAborted(restartMs, signal)
    }
  }
}

async function runOnce(
  { context, databaseUrl, log, work, pool }: Means,
  signal: AbortSignal,
  onStarted: () => void,
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
    parsedCronItems: work.crontab,
    taskList: taskList(work.handlers, log),
  })
  const alive = workerIds.map((id) => holdWorkerLock(databaseUrl, id, log))
  onStarted()
  try {
    await untilStopped(runner, context.listener, signal)
  } finally {
    await Promise.all(alive.map((each) => each.stop()))
  }
}

/**
 * Also stops when the database was away: a job that was assigned to us without our noticing would stay ours,
 * but the next worker has another name, and this one's jobs count as abandoned.
 */
async function untilStopped(
  runner: Runner,
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  // A runner that has stopped already rejects it; every other failure comes by `runner.promise`.
  const stop = () => void Promise.allSettled([runner.stop()])
  const unsubscribe = listener.onReconnect(stop)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    await runner.promise
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', stop)
  }
}

/** Jobs come from `enqueue` and the clock alone, which check each payload against its task. */
function taskList(handlers: Handlers, log: JobLog): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([task, handle]) => [
      task,
      (payload: unknown, { abortSignal, job }) =>
        handle(payload as never, { log, signal: abortSignal, isRetry: job.attempts > 1 }),
    ]),
  )
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
  // A broken connection is replaced; without listeners Node would end the process.
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
