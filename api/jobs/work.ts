import type { ParsedCronItem } from 'graphile-worker'
import type { JobLog } from './job-log.ts'
import type { ClockTasks, Tasks } from './tasks.ts'

/** What a handler needs from the queue, besides the payload of its job. */
export interface JobRun {
  log: JobLog
  /** Aborts when the server stops. */
  signal: AbortSignal
  /** Whether the job was tried before. */
  isRetry: boolean
}

type AnyTasks = Tasks & ClockTasks

/** The handlers of these tasks. A job whose handler rejects is tried again. */
export type Handlers<Name extends keyof AnyTasks = keyof AnyTasks> = {
  [Each in Name]: (payload: AnyTasks[Each], run: JobRun) => Promise<void>
}

/** Everything that happens without a request. Nouns register it; the queue imports none of them. */
export interface Work {
  handlers: Handlers
  /** When the clock enqueues which of its tasks. */
  crontab: ParsedCronItem[]
  /** What every process does once a second, and what handles its failures. */
  sweeps: readonly { work: () => Promise<unknown>; onError: (error: unknown) => void }[]
}
