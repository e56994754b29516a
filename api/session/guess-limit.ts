import { createHash } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { countGuess, forgetGuesses } from './session.queries.ts'

const mostGuesses = 10
const guessesCountMs = 15 * 60_000

/**
 * Counts an attempt to sign in before it is looked at, so that many at once are no way around.
 * Throws TOO_MANY_REQUESTS after ten for one e-mail address in 15 minutes, whether or not anybody
 * has it.
 */
export async function countAttempt({ db, now }: Context, email: string): Promise<void> {
  const guesses = await countGuess(db, keyOf(email), now(), windowStart(now()))
  if (guesses > mostGuesses) throw new ApiError('TOO_MANY_REQUESTS')
}

/** Starts counting anew, once the right password was given. */
export async function forgetAttempts({ db, now }: Context, email: string): Promise<void> {
  await forgetGuesses(db, keyOf(email), windowStart(now()))
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - guessesCountMs)
}

function keyOf(email: string): Buffer {
  return createHash('sha256').update(email).digest()
}
