import { createHash } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { networkOf } from '#api/http/network-of.ts'
import { countGuess, forgetGuesses, takeGuessBack } from './session.queries.ts'

/** For one e-mail address from one network: enough for who has forgotten, too few to find out. */
const mostFromOneNetwork = 10
/**
 * For one e-mail address from everywhere. So high that nobody locks a kitchen out by typing wrong
 * passwords at home, and low enough to end guessing by many machines.
 */
const mostFromEverywhere = 200
/** From the first guess. */
export const guessesCountMs = 15 * 60_000

/** Who tries to sign in as whom. */
export interface Attempt {
  email: string
  /** The network address the request came from. */
  address: string
}

/**
 * Counts an attempt to sign in before it is looked at, so that many at once are no way around.
 * Throws TOO_MANY_REQUESTS after ten for one e-mail address from one network in 15 minutes, or 200
 * from anywhere, whether or not anybody has that e-mail address.
 */
export async function countAttempt(context: Context, attempt: Attempt): Promise<void> {
  await countOne(context, hereKey(attempt), mostFromOneNetwork)
  // What is refused above is not counted here, or one machine could use up what is for all.
  await countOne(context, everywhereKey(attempt), mostFromEverywhere)
}

/** E-mails that somebody asks us to send to one address. */
const mostEmailsToOne = 5
/** And that one network asks for, to whomever. */
const mostEmailsAsked = 30

/**
 * Counts an e-mail that is asked for. Throws TOO_MANY_REQUESTS after five to one address, or 30 asked
 * for by one network, in 15 minutes, whether or not anybody has that address.
 */
export async function countEmailAsked(context: Context, { email, address }: Attempt) {
  await countOne(context, keyOf(`e-mails asked by ${networkOf(address)}`), mostEmailsAsked)
  await countOne(context, keyOf(`e-mails to ${email}`), mostEmailsToOne)
}

/** Starts counting anew for this network, once the right password was given. */
export async function forgetAttempts({ db, now }: Context, attempt: Attempt): Promise<void> {
  await forgetGuesses(db, hereKey(attempt), windowStart(now()))
  await takeGuessBack(db, everywhereKey(attempt))
}

async function countOne({ db, now }: Context, key: Buffer, most: number): Promise<void> {
  const { guesses, firstAt } = await countGuess(db, key, now(), windowStart(now()))
  if (guesses <= most) return
  const leftMs = firstAt.getTime() + guessesCountMs - now().getTime()
  throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(leftMs / 1000) + 1 })
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - guessesCountMs)
}

const everywhereKey = ({ email }: Attempt) => keyOf(email)

// A space is in no e-mail address, so no two pairs are written the same.
const hereKey = ({ email, address }: Attempt) => keyOf(`${networkOf(address)} ${email}`)

function keyOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
