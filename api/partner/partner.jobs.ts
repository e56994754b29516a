import type { Context } from '#api/context.ts'
import type { Handlers } from '#api/jobs/work.ts'
import type { PushPort } from '#api/outside/push/push.port.ts'
import { pushToStaff, sendStaffPush } from './push/push-to-staff.ts'
import { emailWaitingOrder } from './alerts/email-waiting-order.ts'
import { sendUnattendedPush } from './alerts/tell-unattended.ts'
import { watchBoards } from './alerts/watch-boards.ts'
import { followMissedOrder } from './follow-missed-order.ts'

type PartnerTask =
  | 'follow-missed-order'
  | 'push-to-staff'
  | 'send-staff-push'
  | 'email-waiting-order'
  | 'watch-boards'
  | 'send-unattended-push'

/** What a store does by itself, later. */
export function partnerJobs(context: Context, push: PushPort): Handlers<PartnerTask> {
  return {
    'follow-missed-order': ({ orderId }) => followMissedOrder(context, orderId),
    'push-to-staff': ({ orderId }) => pushToStaff(context, orderId),
    'send-staff-push': (payload, run) => sendStaffPush(context, { ...run, push }, payload),
    'email-waiting-order': ({ orderId }) => emailWaitingOrder(context, orderId),
    'watch-boards': async (_, { log }) => {
      // The next minute looks again.
      await watchBoards(context).catch((error: unknown) =>
        log.warn({ err: error }, 'it could not be found out which stores nobody has open'),
      )
    },
    'send-unattended-push': (payload, run) =>
      sendUnattendedPush(context, { ...run, push }, payload),
  }
}
