import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { guessesCountMs } from '#api/session/limits/guess-limit.ts'
import { deleteReturnsExpiredBefore } from '#api/session/social/social.queries.ts'
import { deleteChangesExpiredBefore } from './email-change/email-change.queries.ts'
import {
  deleteEventsBefore,
  deleteLinksExpiredBefore,
  deleteUncompletedBefore,
} from './registration/registration.queries.ts'
import { deleteGuessesBefore, deleteSessionsExpiredBefore } from './session.queries.ts'

const DAY_MS = 86_400_000

/** So long who opens an old link is told that it is old, instead of that there is none. */
const LINKS_KEPT_MS = 30 * DAY_MS

const UNCOMPLETED_KEPT_MS = 30 * DAY_MS

/** A theft may be noticed by a bill at the end of the year. */
const EVENTS_KEPT_MS = 365 * DAY_MS

/**
 * Deletes sessions that have expired with their tokens, guesses that count no more, and returns from
 * providers that nobody came for.
 */
export async function forgetSessions({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const nowMs = now().getTime()
  await inBatches(signal, (most) => deleteSessionsExpiredBefore(db, new Date(nowMs), most))
  const guessedBefore = new Date(nowMs - guessesCountMs)
  await inBatches(signal, (most) => deleteGuessesBefore(db, guessedBefore, most))
  await inBatches(signal, (most) => deleteReturnsExpiredBefore(db, new Date(nowMs), most))
}

/** Deletes links long expired, accounts that nobody completed, and what happened to accounts a year ago. */
export async function forgetAccounts({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const at = now()
  const ago = (ms: number) => new Date(at.getTime() - ms)
  await inBatches(signal, (most) => deleteLinksExpiredBefore(db, ago(LINKS_KEPT_MS), most))
  await inBatches(signal, (most) => deleteEventsBefore(db, ago(EVENTS_KEPT_MS), most))
  await inBatches(signal, (most) => deleteChangesExpiredBefore(db, ago(LINKS_KEPT_MS), most))
  const uncompleted = { before: ago(UNCOMPLETED_KEPT_MS), now: at }
  await inBatches(signal, (most) => deleteUncompletedBefore(db, uncompleted, most))
}
