import { failingForSeconds } from '#rules/operator/failing-since.ts'
import type { Context } from '#api/context.ts'
import { EMAIL_TASKS } from '#api/jobs/sending-tasks.ts'
import type { NeedRow } from './now.queries.ts'
import { loadOverdueJobs, selectFailingTasks } from './queue.queries.ts'

type Db = Context['db']

export const isEmailTask = (task: string): boolean =>
  EMAIL_TASKS.some((emailTask) => emailTask === task)

/** The kinds of jobs that fail: those that send emails, or all others. */
export async function findFailing(
  db: Db,
  { now, areEmails, limit }: { now: Date; areEmails: boolean; limit: number },
): Promise<NeedRow[]> {
  const failing = await selectFailingTasks(db, limit)
  return failing
    .filter(({ task }) => isEmailTask(task) === areEmails)
    .map(({ task, count, ...times }) =>
      ofQueue(task, { count, since: secondsBefore(now, failingForSeconds(times)) }),
    )
}

/** That jobs are not begun with when they are due. */
export async function findSlowQueue(db: Db, now: Date): Promise<NeedRow[]> {
  const { count, secondsAgo } = await loadOverdueJobs(db)
  return count > 0 ? [ofQueue('', { count, since: secondsBefore(now, secondsAgo) })] : []
}

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

function ofQueue(subject: string, counted: { count: number; since: Date }): NeedRow {
  return {
    ...counted,
    id: subject,
    subject,
    storeId: null,
    storeName: null,
    phone: null,
    orderId: null,
    number: null,
    until: null,
  }
}
