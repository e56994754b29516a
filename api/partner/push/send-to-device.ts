import { createHash } from 'node:crypto'
import type { Context } from '#api/context.ts'
import type { JobLog } from '#api/jobs/job-log.ts'
import { PushRefused, PushUnsubscribed, type PushPort } from '#api/outside/push/push.port.ts'

export interface PushMeans {
  push: PushPort
  log: Pick<JobLog, 'warn'>
  signal?: AbortSignal
}

/** What the service worker shows: web/service-worker/notifications.ts. */
export interface StaffMessage {
  title: string
  body: string
  /** What a press opens. */
  path: string
  /** A later notification of the same takes the place of an earlier one. */
  tag: string
}

interface Sending {
  deviceId: string
  endpoint: string
  publicKey: string
  authSecret: string
  message: StaffMessage
  goodForSeconds: number
  /** What the log says it was about. */
  about: object
  /** Deletes a device that has unsubscribed. */
  deleteDevice: (db: Context['db'], deviceId: string) => Promise<void>
}

/**
 * Sends a notification to a device of somebody's staff, and deletes a device that has unsubscribed. Rejects when
 * its push service could not be reached, so that it is tried again; a device that gets it twice shows it once.
 */
export async function sendToDevice(
  db: Context['db'],
  { push, log, signal }: PushMeans,
  { deviceId, endpoint, publicKey, authSecret, message, goodForSeconds, ...rest }: Sending,
): Promise<void> {
  try {
    await push.send(
      {
        to: { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
        text: JSON.stringify(message),
        topic: topicOf(message.tag),
        goodForSeconds,
      },
      signal,
    )
  } catch (error) {
    if (error instanceof PushUnsubscribed) return rest.deleteDevice(db, deviceId)
    if (!(error instanceof PushRefused)) throw error
    log.warn({ ...rest.about, status: error.message }, 'a push service refused a notification')
  }
}

/** Identifies what it is about to a push service without revealing it. */
const topicOf = (tag: string) =>
  createHash('sha256').update(`staff push ${tag}`).digest('base64url').slice(0, 32)
