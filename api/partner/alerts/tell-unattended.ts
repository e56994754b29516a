import { formatLondonTime } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { sendToDevice, type PushMeans, type StaffMessage } from '../push/send-to-device.ts'
import { deleteDeviceById } from '../push/staff-push.queries.ts'
import { selectDeviceToTell, selectOwnerToTell } from './unattended.queries.ts'

/** Later, the next shift has begun. */
const GOOD_FOR_SECONDS = 3600

/**
 * Tells a device that nobody has its store's app open; not, once somebody has, or whoever has the device may hear
 * no more. Rejects as `sendToDevice`.
 */
export async function sendUnattendedPush(
  { db, now }: Context,
  means: PushMeans,
  { deviceId, ...news }: Tasks['send-unattended-push'],
): Promise<void> {
  const device = await selectDeviceToTell(db, { ...news, deviceId }, now())
  if (!device) return
  await sendToDevice(db, means, {
    ...device,
    deviceId,
    deleteDevice: deleteDeviceById,
    message: messageOf(news, device),
    goodForSeconds: GOOD_FOR_SECONDS,
    about: { store: news.storeId },
  })
}

function messageOf(
  { storeId, pausedUntil }: { storeId: string; pausedUntil: string | null },
  { storeName, slug }: { storeName: string; slug: string },
): StaffMessage {
  const shown = { path: `/store-app?store=${slug}`, tag: `unattended-${storeId}` }
  if (pausedUntil === null)
    return {
      ...shown,
      title: `${storeName}: nobody has the store app open`,
      body: 'You’re taking orders. Open the store app so that none is missed.',
    }
  const time = formatLondonTime(new Date(pausedUntil))
  return {
    ...shown,
    title: `${storeName} is paused until ${time}`,
    body: 'Nobody had the store app open. Open it to take orders again.',
  }
}

/** What an owner is told of a store that nobody has open. */
export interface UnattendedStore {
  /** Of the owner. */
  email: string
  storeName: string
  slug: string
  /** When somebody last had it open. */
  seenAt: Date
}

/** Undefined: somebody has opened it since, or they don't own it any more. */
export function findUnattendedStore(
  { db }: Pick<Context, 'db'>,
  given: { storeId: string; ownerId: string; at: string },
): Promise<UnattendedStore | undefined> {
  return selectOwnerToTell(db, given)
}
