import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { CLOCK_TASKS } from './tasks.ts'

// Any fixed number: advisory locks of this class mean that a worker lives.
export const aliveLockClass = 7_185_302

/** A worker takes its lock some milliseconds after its first job, on a busy machine seconds. */
const graceSeconds = 10
const longestPauseSeconds = 300

/**
 * Releases the jobs of workers that died: a worker that lives holds the lock of its name, see
 * `holdWorkerLock`. Without this they would stay taken for four hours.
 */
export async function freeAbandonedJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    WITH worker AS MATERIALIZED (
      SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs
      WHERE locked_at < now() - make_interval(secs => ${graceSeconds})
    ), dead AS MATERIALIZED (
      SELECT id FROM worker WHERE pg_try_advisory_xact_lock(${aliveLockClass}, hashtext(id))
    )
    SELECT graphile_worker.force_unlock_workers(array_agg(id)) FROM dead`.execute(db)
}

/**
 * The queue more than doubles its pause after each failed try, up to six hours. Food is eaten by then: after
 * an outage every job must run within five minutes.
 */
export async function hurryFailedJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    SELECT count(*) FROM graphile_worker.reschedule_jobs(
      ARRAY(
        SELECT id FROM graphile_worker.jobs
        WHERE attempts > 0 AND attempts < max_attempts AND locked_at IS NULL
          AND run_at > now() + make_interval(secs => ${longestPauseSeconds})
      ),
      run_at := now() + make_interval(secs => ${longestPauseSeconds})
    )`.execute(db)
}

/**
 * Deletes the jobs of the clock without tries left, such as those of a process that was killed again and
 * again: the clock has enqueued others since, and nothing else would ever delete these. They stay for a day
 * with their error. All other jobs stay until somebody has looked.
 */
export async function deleteSpentJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    SELECT count(*) FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
      WHERE task_identifier = ANY (${[...CLOCK_TASKS]}) AND attempts >= max_attempts
        AND locked_at IS NULL AND updated_at < now() - interval '1 day'
    ))`.execute(db)
}
