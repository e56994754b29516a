import {
  GUESSES_COUNT_MS,
  GUESSES_FROM_EVERYWHERE,
  USED_PHONES,
} from '#rules/session/attempt-limits.ts'
import { GUESS_DELAYS_MS, guessDelayMs } from '#rules/session/guess-delay.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { networkOf } from '#api/http/network-of.ts'
import {
  type Attempt,
  countedOver,
  countUpTo,
  isKnownThere,
  keyOf,
  refuse,
} from './counted-limit.ts'
import { admitGuess, resetGuesses, loadGuesses, takeOneBack } from './guess-limit.queries.ts'

/**
 * Counts an attempt to sign in before it is checked, so that parallel attempts cannot bypass the limit.
 * Returns a function to call when the attempt was right, which resets the count of this network. Throws
 * TOO_MANY_REQUESTS during the delay after the last wrong guess for one email address from one network (see
 * `guessDelayMs`), and after 100 in an hour from everywhere, unless the account has signed in from this
 * network lately; the same for unknown email addresses. A refused attempt is not counted.
 */
export async function countAttempt(
  context: Context,
  attempt: Attempt,
): Promise<() => Promise<void>> {
  const { db, now } = context
  const everywhere = keyOf(attempt.email)
  const isCountedEverywhere = await inTransaction(db, async (transaction) => {
    const at = now()
    await waitForDelay(transaction, at, hereKey(attempt))
    const retryAfterMs = await countedOver(transaction, at, everywhere, GUESSES_FROM_EVERYWHERE)
    if (retryAfterMs === null) return true
    if (await isKnownThere(transaction, at, attempt)) return false
    refuse(retryAfterMs)
  })
  return async () => {
    await resetAttemptsHere(context, attempt)
    if (isCountedEverywhere) await takeOneBack(db, everywhere)
  }
}

/** Restarts the count for this network. */
export function resetAttemptsHere({ db }: Context, attempt: Attempt): Promise<void> {
  return resetGuesses(db, hereKey(attempt))
}

/**
 * Counts a phone number that `by` (an account, or a link that completes one) tries, so that nobody can find
 * out which numbers are registered. Returns a function that undoes the count, for a number that was free.
 * Throws TOO_MANY_REQUESTS after ten in an hour.
 */
export async function countPhoneWanted(
  { db, now }: Context,
  by: string,
): Promise<() => Promise<void>> {
  const key = keyOf(`phone numbers wanted by ${by}`)
  await countUpTo(db, now(), key, USED_PHONES)
  return () => takeOneBack(db, key)
}

async function waitForDelay(transaction: Transaction, at: Date, key: Buffer): Promise<void> {
  const since = new Date(at.getTime() - GUESSES_COUNT_MS)
  if (await admitGuess(transaction, key, { now: at, since, delaysMs: GUESS_DELAYS_MS })) return
  const guesses = await loadGuesses(transaction, key)
  // Deleted in between: a concurrent attempt had the right password.
  if (!guesses) refuse(0)
  else refuse(guesses.lastAt.getTime() + guessDelayMs(guesses.guesses) - at.getTime())
}

// No email address contains a space, so no two pairs are written the same.
const hereKey = ({ email, address }: Attempt) => keyOf(`${networkOf(address)} ${email}`)
