import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { guessesCountMs } from '#api/session/limits/guess-limit.ts'
import { deleteReturnsExpiredBefore } from '#api/session/social/social.queries.ts'
import { deleteGuessesBefore, deleteSessionsExpiredBefore } from './expired-sessions.queries.ts'

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
