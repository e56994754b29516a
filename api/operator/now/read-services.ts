import type { OutputOf } from '#contract/call.ts'
import type { getNow, Services } from '#contract/operator/now.ts'
import { cardsState, jobsState, sendingState } from '#rules/operator/service-state.ts'
import type { Context } from '#api/context.ts'
import { EMAIL_TASKS, NOTIFICATION_TASKS } from '#api/jobs/sending-tasks.ts'
import { loadQueue, type Queued } from './queue.queries.ts'

/** How what the marketplace lives on goes, by what is stored of it anyway: no other service is called for it. */
export async function readServices(
  { db, now }: Pick<Context, 'db' | 'now'>,
  figures: OutputOf<typeof getNow>['figures'],
): Promise<Services> {
  const queue = await loadQueue(db, { emails: EMAIL_TASKS, notifications: NOTIFICATION_TASKS })
  const { emails, notifications, others, clockSecondsAgo } = queue
  const at = now()
  return {
    cards: { state: cardsState(figures) },
    emails: sendingOf(emails, at),
    notifications: sendingOf(notifications, at),
    jobs: {
      state: jobsState({ ...others, clockSecondsAgo }),
      waiting: others.waiting,
      failing: others.failing,
      clockAt: clockSecondsAgo === null ? null : secondsAfter(at, -clockSecondsAgo),
    },
  }
}

function sendingOf(queued: Queued, at: Date): Services['emails'] {
  const { waiting, failing, nextTrySeconds } = queued
  return {
    state: sendingState(queued),
    waiting,
    failing,
    nextTryAt: nextTrySeconds === null ? null : secondsAfter(at, Math.max(0, nextTrySeconds)),
  }
}

/** The clock of the queue may be another than ours. */
const secondsAfter = (at: Date, seconds: number) =>
  new Date(at.getTime() + seconds * 1000).toISOString()
