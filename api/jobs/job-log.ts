import { Logger } from 'graphile-worker'
import type { WorkerEvents } from 'graphile-worker'
import { EventEmitter } from 'node:events'

/** The part of the server's log that jobs use. */
export type JobLog = {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/**
 * The queue's own warnings in the server's log. Its messages about a job are left out: they repeat whole
 * errors, and `logFailures` logs those as fields.
 */
export function queueLogger(log: JobLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true) return
    if (level === 'warning') log.warn({ from: 'job queue' }, message)
    if (level === 'error') log.error({ from: 'job queue' }, message)
  })
}

/** Events of the queue; each failed try of a job is logged with its number. */
export function loggedEvents(log: JobLog): WorkerEvents {
  // The queue's type narrows the names of events; any emitter of Node's does.
  const events = new EventEmitter() as WorkerEvents
  events.on('job:error', ({ job, error }) => {
    const fields = {
      task: job.task_identifier,
      job: job.id,
      attempt: job.attempts,
      err: error instanceof Error ? error : new Error('Not an error'),
    }
    if (job.attempts >= job.max_attempts) log.error(fields, 'job failed for good')
    else log.warn(fields, 'job failed, will be tried again')
  })
  return events
}
