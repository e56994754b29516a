import { createHash } from 'node:crypto'
import { isOvertaken, isTakenBack } from '#rules/news/order-news.ts'
import type { Context } from '#api/context.ts'
import type { JobLog } from '#api/jobs/job-log.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { readOrder, readOrderLanguage } from '#api/orders/reading/read-order.ts'
import { PushUnsubscribed, PushRefused, type PushPort } from '#api/outside/push/push.port.ts'
import {
  claimSending,
  deleteSubscription,
  findSubscriptions,
  releaseSending,
} from './subscriptions.queries.ts'

type Payload = Tasks['send-order-push']
type Found = Awaited<ReturnType<typeof findSubscriptions>>[number]

interface Means {
  push: PushPort
  log: Pick<JobLog, 'warn'>
  signal?: AbortSignal
}

/** By now a follower of the order has seen older news. */
const goodForMs = 3_600_000

/**
 * Sends the browsers that follow an order its news, each once however often this is tried. One that has
 * unsubscribed is deleted. News that is outdated, or an hour old, is not sent. Rejects when a push service
 * could not be reached, so that it is tried again.
 */
export async function sendOrderPush(
  context: Context,
  { push, log, signal }: Means,
  { orderId, news, happenedAt, refundId, changeId }: Payload,
): Promise<void> {
  const leftMs = Date.parse(happenedAt) + goodForMs - context.now().getTime()
  if (leftMs <= 0) return
  const subscriptions = await findSubscriptions(context.db, orderId, context.now())
  if (subscriptions.length === 0) return
  const order = await readOrder(context, orderId, 'system')
  if (isOvertaken(news, order.status) || isTakenBack(news, order.events, happenedAt)) return
  // The templates and their times are loaded with the first one.
  const [{ pushMessage }, { translator }] = await Promise.all([
    import('./push-message.ts'),
    import('#api/emails/writing/translate.ts'),
  ])
  const language = await readOrderLanguage(context, orderId)
  const text = JSON.stringify(pushMessage(news, order, translator(language)))
  // Delays may be several.
  const event = `${refundId ?? changeId ?? orderId} ${news}${news === 'delayed' ? ` ${happenedAt}` : ''}`
  const sending = { text, topic: topicOf(orderId), goodForSeconds: Math.ceil(leftMs / 1000) }
  const send = ({ endpoint, publicKey, authSecret }: Found) =>
    push.send(
      { ...sending, to: { endpoint, keys: { p256dh: publicKey, auth: authSecret } } },
      signal,
    )
  const tries = subscriptions.map((found) =>
    sendOnce(context, found, event, () => send(found), log),
  )
  const failed = (await Promise.allSettled(tries)).find((tried) => tried.status === 'rejected')
  if (failed) throw failed.reason
}

async function sendOnce(
  { db, now }: Context,
  { id }: Found,
  event: string,
  send: () => Promise<void>,
  log: Pick<JobLog, 'warn'>,
): Promise<void> {
  if (!(await claimSending(db, { id, event, at: now() }))) return
  try {
    await send()
  } catch (error) {
    if (error instanceof PushUnsubscribed) return deleteSubscription(db, id)
    if (error instanceof PushRefused)
      return log.warn({ event, status: error.message }, 'a push service refused a notification')
    await releaseSending(db, id, event)
    throw error
  }
}

/** Identifies an order to a push service without revealing which it is. */
const topicOf = (orderId: string) =>
  createHash('sha256').update(`push ${orderId}`).digest('base64url').slice(0, 32)
