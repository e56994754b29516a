import { GUESSES_COUNT_MS } from '#rules/session/attempt-limits.ts'
import {
  EXPIRED_LINK_RETENTION_MS,
  UNCOMPLETED_ACCOUNT_RETENTION_MS,
} from '#rules/session/lifetimes.ts'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { retainedSinceOf } from '#api/settings/retention.ts'
import { deleteReturnsExpiredBefore } from '#api/session/social/social.queries.ts'
import { deleteChallengesExpiredBefore } from './second-factor/challenge.queries.ts'
import { deleteChangesExpiredBefore } from './email-change/email-change.queries.ts'
import {
  deleteEventsBefore,
  deleteLinksExpiredBefore,
  deleteUncompletedBefore,
} from './registration/registration.queries.ts'
import { deleteGuessesBefore, deleteSessionsExpiredBefore } from './session.queries.ts'

/**
 * Deletes expired sessions with their tokens, guesses that no longer count, unused returns from providers,
 * and sign-ins whose second step never came.
 */
export async function deleteExpiredSessions(
  { db, now }: Context,
  signal: AbortSignal,
): Promise<void> {
  const nowMs = now().getTime()
  await inBatches(signal, (maximum) => deleteSessionsExpiredBefore(db, new Date(nowMs), maximum))
  const guessedBefore = new Date(nowMs - GUESSES_COUNT_MS)
  await inBatches(signal, (maximum) => deleteGuessesBefore(db, guessedBefore, maximum))
  await inBatches(signal, (maximum) => deleteReturnsExpiredBefore(db, new Date(nowMs), maximum))
  await inBatches(signal, (maximum) => deleteChallengesExpiredBefore(db, new Date(nowMs), maximum))
}

/** Deletes links that expired long ago, incomplete accounts, and what happened to accounts long ago. */
export async function deleteExpiredAccountData(
  context: Context,
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = context
  const at = now()
  const eventsBefore = await retainedSinceOf(context, 'accountEvents')
  const ago = (ms: number) => new Date(at.getTime() - ms)
  await inBatches(signal, (maximum) =>
    deleteLinksExpiredBefore(db, ago(EXPIRED_LINK_RETENTION_MS), maximum),
  )
  await inBatches(signal, (maximum) => deleteEventsBefore(db, eventsBefore, maximum))
  await inBatches(signal, (maximum) =>
    deleteChangesExpiredBefore(db, ago(EXPIRED_LINK_RETENTION_MS), maximum),
  )
  const uncompleted = { before: ago(UNCOMPLETED_ACCOUNT_RETENTION_MS), now: at }
  await inBatches(signal, (maximum) => deleteUncompletedBefore(db, uncompleted, maximum))
}
