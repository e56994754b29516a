import { sql, type Kysely } from 'kysely'
import type { PushSubscription } from '#contract/news.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

/** Whose news a browser gets: all of an account's, in a session, or those of one order. */
export type Subscriber = { accountId: string; sessionId: string } | { orderId: string }

interface Given {
  subscription: PushSubscription
  at: Date
}

/**
 * Subscribes a browser, or updates its keys; returns whether it did: not for a session that has ended. Beyond
 * `maximum` the oldest are deleted. Subscriptions of one subscriber wait for each other.
 */
export async function saveSubscription(
  transaction: Transaction,
  subscriber: Subscriber,
  { subscription, at }: Given,
  maximum: number,
): Promise<boolean> {
  await lockSubscriber(transaction, subscriber)
  const isSaved =
    'orderId' in subscriber
      ? await saveOfOrder(transaction, subscriber.orderId, { subscription, at })
      : await saveOfAccount(transaction, subscriber, { subscription, at })
  if (isSaved) await deleteAllButNewest(transaction, subscriber, maximum)
  return isSaved
}

async function lockSubscriber(transaction: Transaction, subscriber: Subscriber): Promise<void> {
  if ('orderId' in subscriber)
    await sql`SELECT FROM orders WHERE id = ${subscriber.orderId} FOR NO KEY UPDATE`.execute(
      transaction,
    )
  else
    await sql`SELECT FROM account WHERE id = ${subscriber.accountId} FOR NO KEY UPDATE`.execute(
      transaction,
    )
}

async function saveOfOrder(transaction: Transaction, orderId: string, given: Given) {
  const { endpoint, keys } = given.subscription
  await sql`
    INSERT INTO push_subscription (order_id, endpoint, public_key, auth_secret, created_at)
    VALUES (${orderId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${given.at})
    ON CONFLICT (order_id, endpoint) WHERE order_id IS NOT NULL DO UPDATE
    SET public_key = excluded.public_key, auth_secret = excluded.auth_secret,
      created_at = excluded.created_at
  `.execute(transaction)
  return true
}

/** The session can't end meanwhile, so that none is left behind by one that does. */
async function saveOfAccount(
  transaction: Transaction,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  { subscription: { endpoint, keys }, at }: Given,
) {
  const { rows } = await sql`
    INSERT INTO push_subscription
      (account_id, session_id, endpoint, public_key, auth_secret, created_at)
    SELECT account_id, id, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${at}::timestamptz FROM session
    WHERE id = ${sessionId} AND account_id = ${accountId} AND revoked_at IS NULL
    FOR SHARE
    ON CONFLICT (account_id, endpoint) WHERE account_id IS NOT NULL DO UPDATE
    SET session_id = excluded.session_id, public_key = excluded.public_key,
      auth_secret = excluded.auth_secret, created_at = excluded.created_at
    RETURNING id
  `.execute(transaction)
  return rows.length > 0
}

async function deleteAllButNewest(
  transaction: Transaction,
  subscriber: Subscriber,
  maximum: number,
) {
  await sql`
    DELETE FROM push_subscription WHERE id IN (
      SELECT id FROM push_subscription WHERE ${isOf(subscriber)}
      ORDER BY created_at DESC, id OFFSET ${maximum}
    )`.execute(transaction)
}

const isOf = (subscriber: Subscriber) =>
  'orderId' in subscriber
    ? sql<boolean>`order_id = ${subscriber.orderId}`
    : sql<boolean>`account_id = ${subscriber.accountId}`

export async function hasSubscription(
  db: Db,
  subscriber: Subscriber,
  endpoint: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscription')
    .select('id')
    .where(isOf(subscriber))
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
  return row !== undefined
}

/** Unsubscribes a browser, or, without an endpoint, all of the subscriber's. */
export async function deleteSubscriptions(
  db: Db,
  subscriber: Subscriber,
  endpoint?: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where(isOf(subscriber))
    .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint ?? ''))
    .execute()
}

/** The browsers that get an order's news: its own, and those in which its customer is signed in. */
export function findSubscriptions(db: Db, orderId: string, now: Date) {
  return db
    .selectFrom('push_subscription as subscription')
    .leftJoin('session', 'session.id', 'subscription.session_id')
    .select([
      'subscription.id',
      'subscription.endpoint',
      'subscription.public_key as publicKey',
      'subscription.auth_secret as authSecret',
    ])
    .where(
      sql<boolean>`(subscription.order_id = ${orderId}
        OR subscription.account_id = (SELECT account_id FROM orders WHERE id = ${orderId})
          AND session.revoked_at IS NULL AND session.expires_at > ${now})`,
    )
    .distinctOn('subscription.endpoint')
    .orderBy('subscription.endpoint')
    .execute()
}

/** The number of browsers that get an account's news. */
export async function countBrowsers(db: Db, accountId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscription as subscription')
    .innerJoin('session', 'session.id', 'subscription.session_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subscription.account_id', '=', accountId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute()
}

/** Claims the sending of an event to a browser; false when it was claimed, or there is none. */
export async function claimSending(
  db: Db,
  { id, event, at }: { id: string; event: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO push_sent (subscription_id, event, sent_at)
    SELECT id, ${event}, ${at}::timestamptz FROM push_subscription WHERE id = ${id}
    ON CONFLICT DO NOTHING RETURNING event
  `.execute(db)
  return rows.length > 0
}

/** Releases the claim of a send that failed, so that it may be tried again. */
export async function releaseSending(db: Db, id: string, event: string): Promise<void> {
  await db
    .deleteFrom('push_sent')
    .where('subscription_id', '=', id)
    .where('event', '=', event)
    .execute()
}

/** Deletes at most `maximum` browsers of single orders that subscribed before; returns how many. */
export async function deleteOfOrdersBefore(db: Db, before: Date, maximum: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM push_subscription WHERE id = ANY (ARRAY(
      SELECT id FROM push_subscription WHERE order_id IS NOT NULL AND created_at < ${before}
      ORDER BY created_at LIMIT ${maximum}
    ))`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes at most `maximum` records of what was sent before; returns how many. */
export async function deleteSentBefore(db: Db, before: Date, maximum: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM push_sent WHERE (subscription_id, event) IN (
      SELECT subscription_id, event FROM push_sent WHERE sent_at < ${before}
      ORDER BY sent_at LIMIT ${maximum}
    )`.execute(db)
  return Number(numAffectedRows)
}
