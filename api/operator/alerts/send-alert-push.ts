import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { sendToDevice, type PushMeans } from '#api/partner/push/send-to-device.ts'
import { alertLine, alertTitle } from './alert-words.ts'
import { deleteDeviceById, selectDevice } from './operator-push.queries.ts'
import { readAlertsFor } from './read-alerts.ts'

/** Later, the page Now says more. */
const GOOD_FOR_SECONDS = 3600
const MAXIMUM_LINES = 3

/**
 * Tells a device of an operator what needs a person; not what is resolved by then, nor once its holder may hear
 * no more. Rejects as `sendToDevice`.
 */
export async function sendAlertPush(
  { db, now, marketplace }: Context,
  means: PushMeans,
  { deviceId, alertIds }: Tasks['send-alert-push'],
): Promise<void> {
  const device = await selectDevice(db, deviceId, now())
  if (!device?.role) return
  const alerts = await readAlertsFor(db, alertIds, device.role)
  if (alerts.length === 0) return
  const lines = alerts.slice(0, MAXIMUM_LINES).map(alertLine)
  await sendToDevice(db, means, {
    ...device,
    deviceId,
    deleteDevice: deleteDeviceById,
    message: {
      title: alertTitle(alerts),
      body: alerts.length === 1 ? marketplace.name : lines.join('\n'),
      path: '/operator',
      tag: alertIds[0] ?? 'alerts',
    },
    goodForSeconds: GOOD_FOR_SECONDS,
    about: { alerts: alertIds.length },
  })
}
