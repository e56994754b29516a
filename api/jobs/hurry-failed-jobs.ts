import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

const longestPauseSeconds = 300

/**
 * The queue doubles its pause and more after each failed try, up to six hours. Food is eaten by
 * then: after an outage everything is to leave within five minutes.
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
