import { ACCOUNT_EMAILS } from '#rules/session/attempt-limits.ts'
import type { Limit } from '#rules/time/limit.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { networkOf } from '#api/http/network-of.ts'
import {
  type Attempt,
  countedOver,
  countUpTo,
  isKnownThere,
  keyOf,
  refuse,
} from './counted-limit.ts'

/** Counts an email that a network requests. Throws TOO_MANY_REQUESTS after 30 in 15 minutes. */
export function countRequestsOfNetwork(
  transaction: Transaction,
  at: Date,
  { address }: Pick<Attempt, 'address'>,
): Promise<void> {
  return countUpTo(
    transaction,
    at,
    keyOf(`emails asked by ${networkOf(address)}`),
    ACCOUNT_EMAILS.byNetwork,
  )
}

/**
 * Counts an email to somebody, in the transaction that sends it: what is refused is not counted, so that a
 * stranger who is refused uses nothing up. Throws TOO_MANY_REQUESTS after five in 15 minutes from one
 * network; and from networks in which the owner has not been lately after ten in a day from one of them, and
 * from all together after ten in 15 minutes, or 20 in a day and then one an hour. Whether or not anybody has
 * that address.
 */
export async function countEmailTo(
  transaction: Transaction,
  at: Date,
  attempt: Attempt,
): Promise<void> {
  const { email, address } = attempt
  const here = keyOf(`emails to ${email} by ${networkOf(address)}`)
  await countUpTo(transaction, at, here, ACCOUNT_EMAILS.toAddressByNetwork)
  const retryAfterMs = await countedOverByStranger(transaction, at, attempt)
  if (retryAfterMs !== null && !(await isKnownThere(transaction, at, attempt))) refuse(retryAfterMs)
}

async function countedOverByStranger(
  transaction: Transaction,
  at: Date,
  { email, address }: Attempt,
): Promise<number | null> {
  const over = (what: string, limit: Limit) =>
    countedOver(transaction, at, keyOf(`emails ${what}`), limit)
  const retryAfterMs =
    (await over(
      `in a day to ${email} by ${networkOf(address)}`,
      ACCOUNT_EMAILS.toAddressByStrangerADay,
    )) ?? (await over(`to ${email}`, ACCOUNT_EMAILS.toAddress))
  if (retryAfterMs !== null) return retryAfterMs
  if ((await over(`in a day to ${email}`, ACCOUNT_EMAILS.toAddressADay)) === null) return null
  return over(`after those of a day to ${email}`, ACCOUNT_EMAILS.toAddressAfterThat)
}
