import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/**
 * Counts one more unless there are `maximum` since the first one, which is never before `since`; in one
 * statement, so that two at once are counted as two. Null when it was counted, else when that was.
 */
export async function countUnlessFull(
  db: Db,
  key: Buffer,
  { now, since, maximum }: { now: Date; since: Date; maximum: number },
): Promise<Date | null> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO login_guess (key, guesses, first_at, last_at) VALUES (${key}, 1, ${now}, ${now})
    ON CONFLICT (key) DO UPDATE SET
      guesses = CASE WHEN login_guess.first_at < ${since} THEN 1 ELSE login_guess.guesses + 1 END,
      first_at = CASE WHEN login_guess.first_at < ${since} THEN excluded.first_at
        ELSE login_guess.first_at END,
      last_at = excluded.last_at
    WHERE login_guess.first_at < ${since} OR login_guess.guesses < ${maximum}`.execute(db)
  if (numAffectedRows === 1n) return null
  const full = await loadGuesses(db, key)
  // Deleted in between, because it no longer counted.
  return full?.firstAt ?? since
}

/**
 * Counts one more guess if the delay after the last one is over; false if it is not. One statement, so
 * that parallel guesses are admitted no faster than sequential ones. `delaysMs` has the delay after each
 * guess, its last for all that follow. Counting restarts if the last guess was before `since`.
 */
export async function admitGuess(
  db: Db,
  key: Buffer,
  { now, since, delaysMs }: { now: Date; since: Date; delaysMs: readonly number[] },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO login_guess (key, guesses, first_at, last_at) VALUES (${key}, 1, ${now}, ${now})
    ON CONFLICT (key) DO UPDATE SET
      guesses = CASE WHEN login_guess.last_at < ${since} THEN 1 ELSE login_guess.guesses + 1 END,
      last_at = excluded.last_at
    WHERE login_guess.last_at < ${since}
      OR excluded.last_at >= login_guess.last_at + interval '1 millisecond'
        * (${[...delaysMs]}::integer[])[least(login_guess.guesses, ${delaysMs.length})]`.execute(db)
  return numAffectedRows === 1n
}

export function loadGuesses(
  db: Db,
  key: Buffer,
): Promise<{ guesses: number; firstAt: Date; lastAt: Date } | undefined> {
  return db
    .selectFrom('login_guess')
    .select(['guesses', 'first_at as firstAt', 'last_at as lastAt'])
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Undoes the count of one that was no guess. */
export async function takeOneBack(db: Db, key: Buffer): Promise<void> {
  await db
    .updateTable('login_guess')
    .set({ guesses: sql<number>`guesses - 1` })
    .where('key', '=', key)
    .where('guesses', '>', 1)
    .execute()
}

export async function resetGuesses(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('login_guess').where('key', '=', key).execute()
}

/** Whether the owner of this email address has signed in, or set a new password, from a network since. */
export async function hasBeenAt(
  db: Db,
  { email, network, since }: { email: string; network: string; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('account_event')
    .innerJoin('account', 'account.id', 'account_event.account_id')
    .select('account_event.id')
    .where('account.email', '=', email)
    .where('account_event.kind', 'in', ['signedIn', 'passwordReset'])
    .where('account_event.network', '=', network)
    .where('account_event.at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
