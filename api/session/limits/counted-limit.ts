import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { KNOWN_NETWORK_MS } from '#rules/session/attempt-limits.ts'
import type { Limit } from '#rules/time/limit.ts'
import type { Database } from '#api/database/tables.ts'
import { ApiError } from '#api/http/api-error.ts'
import { networkOf } from '#api/http/network-of.ts'
import { countUnlessFull, hasBeenAt } from './guess-limit.queries.ts'

type Db = Kysely<Database>

/** The network that acts, and the mailbox it acts on. */
export interface Attempt {
  email: string
  /** The network address the request came from. */
  address: string
}

/**
 * Counts one more for a key, unless the limit is reached: what is refused is not counted. Null when it was
 * counted, else the milliseconds until the next one may be.
 */
export async function countedOver(
  db: Db,
  at: Date,
  key: Buffer,
  { count, withinMs }: Limit,
): Promise<number | null> {
  const since = new Date(at.getTime() - withinMs)
  const firstAt = await countUnlessFull(db, key, { now: at, since, maximum: count })
  return firstAt === null ? null : firstAt.getTime() + withinMs + 1 - at.getTime()
}

/** The same; throws TOO_MANY_REQUESTS when the limit is reached. */
export async function countUpTo(db: Db, at: Date, key: Buffer, limit: Limit): Promise<void> {
  const retryAfterMs = await countedOver(db, at, key, limit)
  if (retryAfterMs !== null) refuse(retryAfterMs)
}

/** Whether the owner of the email address has been in this network lately. */
export function isKnownThere(db: Db, at: Date, { email, address }: Attempt): Promise<boolean> {
  const since = new Date(at.getTime() - KNOWN_NETWORK_MS)
  return hasBeenAt(db, { email, network: networkOf(address), since })
}

export function refuse(retryAfterMs: number): never {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

export function keyOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
