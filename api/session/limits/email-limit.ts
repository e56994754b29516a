import type { Transaction } from '#api/database/transaction.ts'
import { networkOf } from '#api/http/network-of.ts'
import {
  countedOver,
  countUpTo,
  isKnownThere,
  keyOf,
  refuse,
  type Attempt,
  type Limit,
} from './counted-limit.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** That one network asks for, to whomever. */
const BY_NETWORK = { count: 30, withinMs: 15 * MINUTE_MS }
/** To one address, that one network asks for. */
const TO_ONE_BY_NETWORK = { count: 5, withinMs: 15 * MINUTE_MS }

/**
 * To one address, asked for elsewhere than where its owner has been of late: nobody's mailbox is
 * filled by strangers. One network alone uses up no more than half of it.
 */
const TO_ONE_BY_STRANGER_A_DAY = { count: 10, withinMs: DAY_MS }
const TO_ONE = { count: 10, withinMs: 15 * MINUTE_MS }
const TO_ONE_A_DAY = { count: 20, withinMs: DAY_MS }
/** And then: as long as a link to set a password lasts, so that its owner always has one that works. */
const TO_ONE_AFTER_THAT = { count: 1, withinMs: HOUR_MS }

/** Counts that a network asks for an email. Throws TOO_MANY_REQUESTS after 30 in 15 minutes. */
export function countAskedByNetwork(
  transaction: Transaction,
  at: Date,
  { address }: Pick<Attempt, 'address'>,
): Promise<void> {
  return countUpTo(transaction, at, keyOf(`emails asked by ${networkOf(address)}`), BY_NETWORK)
}

/**
 * Counts an email to somebody, in the transaction that sends it: what is refused counts nowhere, so
 * that a stranger who is refused uses nothing up. Throws TOO_MANY_REQUESTS after five in 15 minutes
 * from one network; and from networks in which the owner has not been of late after ten in a day from
 * one of them, and from all together after ten in 15 minutes, or 20 in a day and then one an hour.
 * Whether or not anybody has that address.
 */
export async function countEmailTo(
  transaction: Transaction,
  at: Date,
  asked: Attempt,
): Promise<void> {
  const { email, address } = asked
  const here = keyOf(`emails to ${email} by ${networkOf(address)}`)
  await countUpTo(transaction, at, here, TO_ONE_BY_NETWORK)
  const retryAfterMs = await countedOverByStranger(transaction, at, asked)
  if (retryAfterMs !== null && !(await isKnownThere(transaction, at, asked))) refuse(retryAfterMs)
}

async function countedOverByStranger(
  transaction: Transaction,
  at: Date,
  { email, address }: Attempt,
): Promise<number | null> {
  const over = (what: string, limit: Limit) =>
    countedOver(transaction, at, keyOf(`emails ${what}`), limit)
  const retryAfterMs =
    (await over(`in a day to ${email} by ${networkOf(address)}`, TO_ONE_BY_STRANGER_A_DAY)) ??
    (await over(`to ${email}`, TO_ONE))
  if (retryAfterMs !== null) return retryAfterMs
  if ((await over(`in a day to ${email}`, TO_ONE_A_DAY)) === null) return null
  return over(`after those of a day to ${email}`, TO_ONE_AFTER_THAT)
}
