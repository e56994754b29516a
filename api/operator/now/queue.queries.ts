import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

export interface FailingTask {
  task: string
  count: number
  /** Of the job that has been tried most often. */
  attempts: number
  failedSecondsAgo: number
  createdSecondsAgo: number
}

/** What kinds of jobs fail and are tried again, or have no tries left. Ages are by the clock of the queue. */
export async function selectFailingTasks(db: Db, limit: number): Promise<FailingTask[]> {
  const { rows } = await sql<FailingTask>`
    SELECT task_identifier AS task, sum(count)::int AS count, max(attempts)::int AS attempts,
      (array_agg(failed ORDER BY attempts DESC))[1] AS "failedSecondsAgo",
      (array_agg(created ORDER BY attempts DESC))[1] AS "createdSecondsAgo"
    FROM (
      SELECT task_identifier, attempts, count(*) AS count,
        extract(epoch FROM now() - max(updated_at))::float AS failed,
        extract(epoch FROM now() - min(created_at))::float AS created
      FROM graphile_worker.jobs
      WHERE last_error IS NOT NULL AND attempts > 0
      GROUP BY task_identifier, attempts
    ) AS each
    GROUP BY task_identifier ORDER BY task_identifier LIMIT ${limit}`.execute(db)
  return rows
}

/** The jobs that are due and that nobody has begun with for a minute, and how long the oldest has been due. */
export async function loadOverdueJobs(db: Db): Promise<{ count: number; secondsAgo: number }> {
  const { rows } = await sql<{ count: number; secondsAgo: number }>`
    SELECT count(*)::int AS count,
      coalesce(extract(epoch FROM now() - min(run_at)), 0)::float AS "secondsAgo"
    FROM graphile_worker.jobs
    WHERE run_at < now() - interval '1 minute' AND locked_at IS NULL AND attempts < max_attempts
  `.execute(db)
  const [overdue] = rows
  if (!overdue) throw new Error('An aggregate always has a row')
  return overdue
}

export interface Queued {
  /** Due, and not yet tried. */
  waiting: number
  /** Due for more than a minute, and in nobody's hands. */
  late: number
  failing: number
  nextTrySeconds: number | null
}

export interface QueueLoad {
  emails: Queued
  notifications: Queued
  others: Queued
  /** How long ago the clock last started a job; null: never yet. */
  clockSecondsAgo: number | null
}

/** What is due or fails, by what it is, and when the clock last started a job. Times are by the clock of the queue. */
export async function loadQueue(
  db: Db,
  { emails, notifications }: { emails: readonly string[]; notifications: readonly string[] },
): Promise<QueueLoad> {
  const { rows } = await sql<Queued & { sort: Exclude<keyof QueueLoad, 'clockSecondsAgo'> }>`
    SELECT CASE WHEN task_identifier = ANY (${emails}) THEN 'emails'
        WHEN task_identifier = ANY (${notifications}) THEN 'notifications' ELSE 'others' END AS sort,
      count(*) FILTER (WHERE attempts = 0)::int AS waiting,
      count(*) FILTER (WHERE run_at < now() - interval '1 minute' AND locked_at IS NULL
        AND attempts < max_attempts)::int AS late,
      count(*) FILTER (WHERE attempts > 0 AND last_error IS NOT NULL)::int AS failing,
      extract(epoch FROM min(run_at) FILTER (WHERE attempts > 0 AND attempts < max_attempts
        AND last_error IS NOT NULL) - now())::float AS "nextTrySeconds"
    FROM graphile_worker.jobs WHERE run_at <= now() OR attempts > 0
    GROUP BY sort`.execute(db)
  const clock = await sql<{ secondsAgo: number | null }>`
    SELECT extract(epoch FROM now() - max(last_execution))::float AS "secondsAgo"
    FROM graphile_worker._private_known_crontabs`.execute(db)
  const of = (sort: string) => rows.find((row) => row.sort === sort) ?? NOTHING_QUEUED
  return {
    emails: of('emails'),
    notifications: of('notifications'),
    others: of('others'),
    clockSecondsAgo: clock.rows[0]?.secondsAgo ?? null,
  }
}

const NOTHING_QUEUED: Queued = { waiting: 0, late: 0, failing: 0, nextTrySeconds: null }

/** Lets the failed jobs of a kind be tried again at once, as if they were new; returns how many. */
export async function rescheduleFailed(
  transaction: Transaction,
  { task, limit }: { task: string; limit: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM graphile_worker.reschedule_jobs(
      ARRAY(
        SELECT id FROM graphile_worker.jobs
        WHERE task_identifier = ${task} AND last_error IS NOT NULL AND attempts > 0
          AND locked_at IS NULL
        ORDER BY id LIMIT ${limit}
      ),
      run_at := now(),
      attempts := 0
    )`.execute(transaction)
  return rows[0]?.count ?? 0
}
