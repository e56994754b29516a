import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '#api/database/transaction.ts'
import type { TaskName, Tasks } from './tasks.ts'

export type Job = { [Name in TaskName]: { task: Name; payload: Tasks[Name] } }[TaskName]

// See hurry-failed-jobs.ts: at most five minutes apart, that is three and a half days.
const mostAttempts = 1000

/**
 * Leaves work for later in the transaction that causes it: it is done if and only if the transaction
 * happens, and tried again until it succeeds, for more than three days.
 */
export async function enqueue(transaction: Transaction, jobs: readonly Job[]): Promise<void> {
  await sql`SELECT count(*) FROM ${enqueued(jobs)}`.execute(transaction)
}

/** The same as the part of a statement that one selects from: what is not read is not enqueued. */
export function enqueued(jobs: readonly Job[]): RawBuilder<unknown> {
  const specs = JSON.stringify(jobs.map(({ task, payload }) => ({ identifier: task, payload })))
  return sql`graphile_worker.add_jobs(ARRAY(
    SELECT json_populate_record(
      NULL::graphile_worker.job_spec,
      (spec || jsonb_build_object('max_attempts', ${mostAttempts}::int))::json
    )
    FROM jsonb_array_elements(${specs}::jsonb) AS spec
  ))`
}
