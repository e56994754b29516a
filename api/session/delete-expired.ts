import { GUESSES_COUNT_MS } from '#rules/session/attempt-limits.ts'
import {
  ACCOUNT_EVENT_RETENTION_MS,
  EXPIRED_LINK_RETENTION_MS,
  UNCOMPLETED_ACCOUNT_RETENTION_MS,
} from '#rules/session/lifetimes.ts'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { deleteReturnsExpiredBefore } from '#api/session/social/social.queries.ts'
import { deleteChangesExpiredBefore } from './email-change/email-change.queries.ts'
import {
  deleteEventsBefore,
  deleteLinksExpiredBefore,
  deleteUncompletedBefore,
} from './registration/registration.queries.ts'
import { deleteGuessesBefore, deleteSessionsExpiredBefore } from './session.queries.ts'

/**
 * Deletes expired sessions with their tokens, guesses that no longer count, and unused returns from
 * providers.
 */
export async function forgetSessions({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const nowMs = now().getTime()
  await inBatches(signal, (most) => deleteSessionsExpiredBefore(db, new Date(nowMs), most))
  const guessedBefore = new Date(nowMs - GUESSES_COUNT_MS)
  await inBatches(signal, (most) => deleteGuessesBefore(db, guessedBefore, most))
  await inBatches(signal, (most) => deleteReturnsExpiredBefore(db, new Date(nowMs), most))
}

/** Deletes links that expired long ago, incomplete accounts, and account events older than a year. */
export async function forgetAccounts({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const at = now()
  const ago = (ms: number) => new Date(at.getTime() - ms)
  await inBatches(signal, (most) =>
    deleteLinksExpiredBefore(db, ago(EXPIRED_LINK_RETENTION_MS), most),
  )
  await inBatches(signal, (most) => deleteEventsBefore(db, ago(ACCOUNT_EVENT_RETENTION_MS), most))
  await inBatches(signal, (most) =>
    deleteChangesExpiredBefore(db, ago(EXPIRED_LINK_RETENTION_MS), most),
  )
  const uncompleted = { before: ago(UNCOMPLETED_ACCOUNT_RETENTION_MS), now: at }
  await inBatches(signal, (most) => deleteUncompletedBefore(db, uncompleted, most))
}
