import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { ClockTaskName, TaskName, Tasks } from './tasks.ts'

export type Job = {
  [Name in TaskName]: {
    task: Name
    payload: Tasks[Name]
    /** Not before; at once without. */
    runAt?: Date
  }
}[TaskName]

// See tidy-queue.ts: at most five minutes apart, that is three and a half days.
const maximumAttempts = 1000

/** Leaves work for later: done if and only if the transaction happens, with the promise of `enqueued`. */
export async function enqueue(transaction: Transaction, jobs: readonly Job[]): Promise<void> {
  await sql`SELECT count(*) FROM ${enqueued(jobs)}`.execute(transaction)
}

/**
 * Leaves work for later, as the part of the statement that causes it and selects from this: what is
 * not read is not enqueued. It is done if and only if the statement's transaction happens, and tried
 * again until it succeeds, for more than three days.
 */
export function enqueued(jobs: readonly Job[]): RawBuilder<unknown> {
  const specs = JSON.stringify(
    jobs.map(({ task, payload, runAt }) => ({
      identifier: task,
      payload,
      ...(runAt && { run_at: runAt }),
    })),
  )
  return sql`graphile_worker.add_jobs(ARRAY(
    SELECT json_populate_record(
      NULL::graphile_worker.job_spec,
      (spec || jsonb_build_object('max_attempts', ${maximumAttempts}::int))::json
    )
    FROM jsonb_array_elements(${specs}::jsonb) AS spec
  ))`
}

/**
 * Leaves a task of the clock for now, once for however many processes ask by the same key: one that waits,
 * or is being worked on, or was abandoned by a killed process and will be given to another, is enough.
 */
export async function enqueueOnce(
  db: Kysely<Database>,
  task: ClockTaskName,
  key: string,
): Promise<void> {
  // Any other mode spends all tries of a job that a killed process still holds, and begins another.
  await sql`SELECT FROM graphile_worker.add_job(
    ${task}, job_key := ${key}, job_key_mode := 'unsafe_dedupe', max_attempts := 5
  )`.execute(db)
}
