import { formatPence } from '#rules/money/pence.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { enqueue, type Job, type Tasks } from '#api/jobs/tasks.ts'
import { sendToDevice, type PushMeans, type StaffMessage } from './send-to-device.ts'
import { deleteDeviceById, selectDevices, selectSending } from './staff-push.queries.ts'

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
 * Sends a new order to one device; not, once it is answered or whoever has the device may hear no more. Rejects
 * as `sendToDevice`.
 */
export async function sendStaffPush(
  { db, now }: Context,
  means: PushMeans,
  { orderId, deviceId }: Tasks['send-staff-push'],
): Promise<void> {
  const at = now()
  const sending = await selectSending(db, { orderId, deviceId }, at)
  if (!sending || sending.deadlineAt <= at) return
  await sendToDevice(db, means, {
    ...sending,
    deviceId,
    deleteDevice: deleteDeviceById,
    message: messageOf(orderId, sending),
    goodForSeconds: Math.ceil((sending.deadlineAt.getTime() - at.getTime()) / 1000),
    about: { order: orderId },
  })
}

interface Facts {
  slug: string
  number: string
  totalPence: number
  service: 'delivery' | 'collection'
  items: number
}

/** What a locked screen may show: nothing of the customer. */
function messageOf(
  orderId: string,
  { slug, number, totalPence, service, items }: Facts,
): StaffMessage {
  return {
    title: `New order ${number}`,
    body: `${items} ${items === 1 ? 'item' : 'items'}, ${formatPence(totalPence)}, ${service}`,
    path: `/store-app?store=${slug}`,
    tag: orderId,
  }
}
