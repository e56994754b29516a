import { createHash } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { networkOf } from '#api/http/network-of.ts'
import { GUESS_DELAYS_MS, guessDelayMs } from '#rules/session/guess-delay.ts'
import {
  admitGuess,
  countOneMore,
  forgetGuesses,
  hasBeenAt,
  loadGuesses,
  takeOneBack,
} from './guess-limit.queries.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** So long after the last wrong guess the delays begin anew; far longer than the longest of them. */
export const guessesCountMs = DAY_MS
/** For one email address, from everywhere in an hour: many machines together get no further. */
export const MOST_FROM_EVERYWHERE = { count: 100, withinMs: 60 * MINUTE_MS }
/** Where somebody has signed in within this time, strangers elsewhere lock them out of nothing. */
const KNOWN_NETWORK_MS = 90 * DAY_MS

/** Emails that somebody asks us to send to one address, and that one network asks for, to whomever. */
const MOST_EMAILS_TO_ONE = { count: 5, withinMs: 15 * MINUTE_MS }
/** Elsewhere than where its owner has been of late: nobody's mailbox is filled by strangers. */
const MOST_EMAILS_TO_ONE_A_DAY = { count: 20, withinMs: DAY_MS }
const MOST_EMAILS_ASKED = { count: 30, withinMs: 15 * MINUTE_MS }

/** Numbers of others that one account may come upon. */
const MOST_PHONES_USED = { count: 10, withinMs: 60 * MINUTE_MS }

/** Who tries to sign in as whom. */
export interface Attempt {
  email: string
  /** The network address the request came from. */
  address: string
}

/**
 * Counts an attempt to sign in before it is looked at, so that many at once are no way around.
 * Throws TOO_MANY_REQUESTS while the delay after the last wrong guess for one email address from one
 * network lasts (see `guessDelayMs`), and after 100 in an hour from everywhere, unless the account
 * has signed in from this network of late. Whether or not anybody has that email address.
 */
export async function countAttempt(context: Context, attempt: Attempt): Promise<void> {
  await waitForDelay(context, hereKey(attempt))
  // What is refused above is not counted here, or one machine could use up what is for all.
  const retryAfterMs = await countedOver(context, everywhereKey(attempt), MOST_FROM_EVERYWHERE)
  if (retryAfterMs === null || (await isKnownThere(context, attempt))) return
  refuse(retryAfterMs)
}

/** Counts from anew for this network, once the right password was given. */
export async function forgetAttempts({ db }: Context, attempt: Attempt): Promise<void> {
  await forgetGuesses(db, hereKey(attempt))
  await takeOneBack(db, everywhereKey(attempt))
}

/**
 * Counts an email that is asked for. Throws TOO_MANY_REQUESTS after five to one address, or 30 asked
 * for by one network, in 15 minutes, and after 20 to one address in a day by strangers, whether or not
 * anybody has that address.
 */
export async function countEmailAsked(context: Context, asked: Attempt): Promise<void> {
  const { email, address } = asked
  await countUpTo(context, keyOf(`emails asked by ${networkOf(address)}`), MOST_EMAILS_ASKED)
  await countUpTo(context, keyOf(`emails to ${email}`), MOST_EMAILS_TO_ONE)
  const aDay = keyOf(`emails in a day to ${email}`)
  const retryAfterMs = await countedOver(context, aDay, MOST_EMAILS_TO_ONE_A_DAY)
  if (retryAfterMs !== null && !(await isKnownThere(context, asked))) refuse(retryAfterMs)
}

/**
 * Counts a telephone number that `by` (an account, or a link that completes one) wants, so that nobody
 * finds out whose numbers we know; answers how to take it back when it was nobody else's. Throws
 * TOO_MANY_REQUESTS after ten in an hour.
 */
export async function countPhoneWanted(context: Context, by: string): Promise<() => Promise<void>> {
  const key = keyOf(`phone numbers wanted by ${by}`)
  await countUpTo(context, key, MOST_PHONES_USED)
  return () => takeOneBack(context.db, key)
}

async function waitForDelay({ db, now }: Context, key: Buffer): Promise<void> {
  const at = now()
  const since = new Date(at.getTime() - guessesCountMs)
  if (await admitGuess(db, key, { now: at, since, delaysMs: GUESS_DELAYS_MS })) return
  const kept = await loadGuesses(db, key)
  // Gone in between: the right password was given beside it.
  if (!kept) refuse(0)
  else refuse(kept.lastAt.getTime() + guessDelayMs(kept.guesses) - at.getTime())
}

interface Most {
  count: number
  /** From the first one. */
  withinMs: number
}

async function countUpTo(context: Context, key: Buffer, most: Most): Promise<void> {
  const retryAfterMs = await countedOver(context, key, most)
  if (retryAfterMs !== null) refuse(retryAfterMs)
}

/** Counts one more; null while they are not too many, else how long until they count no more. */
async function countedOver(
  { db, now }: Context,
  key: Buffer,
  { count, withinMs }: Most,
): Promise<number | null> {
  const at = now()
  const since = new Date(at.getTime() - withinMs)
  const { guesses, firstAt } = await countOneMore(db, key, at, since)
  return guesses <= count ? null : firstAt.getTime() + withinMs + 1 - at.getTime()
}

function isKnownThere({ db, now }: Context, { email, address }: Attempt): Promise<boolean> {
  const since = new Date(now().getTime() - KNOWN_NETWORK_MS)
  return hasBeenAt(db, { email, network: networkOf(address), since })
}

function refuse(retryAfterMs: number): never {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

const everywhereKey = ({ email }: Attempt) => keyOf(email)

// A space is in no email address, so no two pairs are written the same.
const hereKey = ({ email, address }: Attempt) => keyOf(`${networkOf(address)} ${email}`)

function keyOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
