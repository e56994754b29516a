import { createHash } from 'node:crypto'
import { formatPence } from '#rules/money/pence.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import type { JobLog } from '#api/jobs/job-log.ts'
import { enqueue, type Job, type Tasks } from '#api/jobs/tasks.ts'
import { PushRefused, PushUnsubscribed, type PushPort } from '#api/outside/push/push.port.ts'
import { deleteDeviceById, selectDevices, selectSending } from './staff-push.queries.ts'

interface Means {
  push: PushPort
  log: Pick<JobLog, 'warn'>
  signal?: AbortSignal
}

/** Enqueues the notification of a new order to each device of its store's staff; none once it is answered. */
export async function pushToStaff({ db, now }: Context, orderId: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const devices = await selectDevices(transaction, orderId, now())
    const sendings = devices.map((deviceId): Job => {
      return { task: 'send-staff-push', payload: { orderId, deviceId } }
    })
    await enqueue(transaction, sendings)
  })
}

/**
 * Sends a new order to one device; not, once it is answered or whoever has the device may hear no more. A
 * device that has unsubscribed is deleted. Rejects when its push service could not be reached, so that it is
 * tried again; a device that gets it twice shows it once, by its tag.
 */
export async function sendStaffPush(
  { db, now }: Context,
  { push, log, signal }: Means,
  { orderId, deviceId }: Tasks['send-staff-push'],
): Promise<void> {
  const at = now()
  const sending = await selectSending(db, { orderId, deviceId }, at)
  if (!sending || sending.deadlineAt <= at) return
  const { endpoint, publicKey, authSecret, deadlineAt } = sending
  try {
    await push.send(
      {
        to: { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
        text: JSON.stringify(messageOf(orderId, sending)),
        topic: topicOf(orderId),
        goodForSeconds: Math.ceil((deadlineAt.getTime() - at.getTime()) / 1000),
      },
      signal,
    )
  } catch (error) {
    if (error instanceof PushUnsubscribed) return deleteDeviceById(db, deviceId)
    if (!(error instanceof PushRefused)) throw error
    log.warn({ order: orderId, status: error.message }, 'a push service refused a notification')
  }
}

interface Facts {
  slug: string
  number: string
  totalPence: number
  service: 'delivery' | 'collection'
  items: number
}

/** What a locked screen may show: nothing of the customer. */
function messageOf(orderId: string, { slug, number, totalPence, service, items }: Facts) {
  return {
    title: `New order ${number}`,
    body: `${items} ${items === 1 ? 'item' : 'items'}, ${formatPence(totalPence)}, ${service}`,
    path: `/store-app?store=${slug}`,
    tag: orderId,
  }
}

/** Identifies an order to a push service without revealing which it is. */
const topicOf = (orderId: string) =>
  createHash('sha256').update(`staff push ${orderId}`).digest('base64url').slice(0, 32)
