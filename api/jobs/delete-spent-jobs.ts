import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { CLOCK_TASKS } from './tasks.ts'

/**
 * Forgets the jobs of the clock that were tried as often as they may be, such as those of a process that
 * was killed again and again: the clock has begun others since, and nobody would ever take these away.
 * They stay for a day with what was wrong with them. All other jobs stay until somebody has looked.
 */
export async function deleteSpentJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    SELECT count(*) FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
      WHERE task_identifier = ANY (${[...CLOCK_TASKS]}) AND attempts >= max_attempts
        AND locked_at IS NULL AND updated_at < now() - interval '1 day'
    ))`.execute(db)
}
