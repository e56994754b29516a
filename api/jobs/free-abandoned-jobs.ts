import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

// Any fixed number: advisory locks of this class say that a worker lives.
export const aliveLockClass = 7_185_302

/** A worker takes its lock some milliseconds after its first job, on a machine out of breath seconds. */
const graceSeconds = 10

/**
 * Gives back the jobs of workers that died: a worker that lives holds the lock of its name, see
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
