import { parseCronItem, type CronItemOptions, type ParsedCronItem } from 'graphile-worker'
import type { ClockTaskName, ClockTasks } from './tasks.ts'

type Options<Task extends ClockTaskName> = Pick<
  CronItemOptions,
  'maxAttempts' | 'backfillPeriod'
> & {
  /** Where a task has several items. */
  identifier?: string
  payload?: ClockTasks[Task]
}

/**
 * When the clock enqueues a task: once for a database, however many processes there are. `match` is in the
 * format of crontab, in UTC. At most one job of an item waits: a process that was suspended for a day goes
 * through each minute that it missed, and the jobs of all of them would be done before the next email.
 */
export function cronItem<Task extends ClockTaskName>(
  task: Task,
  match: string,
  { identifier = task, payload, ...options }: Options<Task>,
): ParsedCronItem {
  return parseCronItem({
    task,
    identifier,
    match,
    ...(payload && { payload: { ...payload } }),
    options: { ...options, jobKey: identifier, jobKeyMode: 'preserve_run_at' },
  })
}
