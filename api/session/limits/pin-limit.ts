import { GUESSES_COUNT_MS, PIN_DELAYS_MS, WRONG_PINS_A_DAY } from '#rules/session/attempt-limits.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { countUpTo, keyOf, refuse } from './counted-limit.ts'
import { admitGuess, loadGuesses, resetGuesses, takeOneBack } from './guess-limit.queries.ts'

/**
 * Counts a PIN before it is checked, so that guesses at once get no further than one after the other. Returns
 * a function to call when it was right. Throws TOO_MANY_REQUESTS during the wait after the last wrong one of
 * a person on a tablet (see `PIN_DELAYS_MS`), and after 30 wrong ones in a day on all tablets of the store. A
 * refused PIN is not counted.
 */
export async function countPin(
  { db, now }: Context,
  { storeId, accountId, tabletId }: { storeId: string; accountId: string; tabletId: string },
): Promise<() => Promise<void>> {
  const here = keyOf(`PIN of ${accountId} on ${tabletId}`)
  const everywhere = keyOf(`PIN of ${accountId} at ${storeId}`)
  await inTransaction(db, async (transaction) => {
    const at = now()
    const since = new Date(at.getTime() - GUESSES_COUNT_MS)
    const delaysMs = PIN_DELAYS_MS
    if (!(await admitGuess(transaction, here, { now: at, since, delaysMs }))) {
      const { guesses = 1, lastAt = at } = (await loadGuesses(transaction, here)) ?? {}
      const delayMs = delaysMs[Math.min(guesses, delaysMs.length) - 1] ?? 0
      refuse(lastAt.getTime() + delayMs - at.getTime())
    }
    await countUpTo(transaction, at, everywhere, WRONG_PINS_A_DAY)
  })
  return async () => {
    await resetGuesses(db, here)
    await takeOneBack(db, everywhere)
  }
}
