import { randomUUID } from 'node:crypto'
import type { ParsedCronItem } from 'graphile-worker'
import type { Need } from '#contract/operator/now.ts'
import { isOperatorAllowed, type OperatorRole } from '#contract/operator/operator-roles.ts'
import { isAlerted, NEED_KINDS, type NeedKind } from '#rules/operator/urgency.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { cronItem } from '#api/jobs/cron-item.ts'
import { enqueue, type Job } from '#api/jobs/tasks.ts'
import { findNeeds, NEED_PERMISSIONS } from '../now/find-needs.ts'
import { openAlerts, resolveAlerts, selectEmailed } from './alerts.queries.ts'
import type { Matter } from './matter.ts'
import { selectDevices } from './operator-push.queries.ts'

/** Tried again only for a process that was killed; else the next minute looks again anyway. */
export function everyMinuteForAlerts(): ParsedCronItem {
  return cronItem('find-alerts', '* * * * *', { maxAttempts: 3 })
}

/**
 * Finds what newly needs a person and leaves the sendings that say so, in one transaction: one alert of each
 * matter while it lasts, however many look at once, and another if it returns. Returns how many.
 */
export async function findAlerts(context: Context): Promise<number> {
  const at = context.now()
  const { needs, moreOf } = await findNeeds(context, NEED_KINDS)
  const matters = needs
    .filter(({ kind, urgency }) => isAlerted(kind, urgency))
    .map(matterOf)
    .toSorted((one, other) => (one.matter < other.matter ? -1 : 1))
  return inTransaction(context.db, async (transaction) => {
    const found = needs.map(({ id }) => id)
    await resolveAlerts(transaction, { found, except: moreOf, at })
    const opened = await openAlerts(transaction, matters, at)
    if (opened.length > 0)
      await enqueue(transaction, await sendingsOf(context, transaction, opened))
    return opened.length
  })
}

function matterOf({ id, kind, count, store, order, subject }: Need): Matter {
  const facts = { count, storeName: store?.name ?? '', number: order?.number ?? '', subject }
  return { matter: id, kind, facts }
}

type Opened = { id: string; kind: NeedKind }

/** One sending for each person, device and webhook, of all that they may see. */
async function sendingsOf(
  { configuration, now }: Context,
  transaction: Transaction,
  opened: readonly Opened[],
): Promise<Job[]> {
  const [people, devices] = [
    await selectEmailed(transaction),
    await selectDevices(transaction, now()),
  ]
  const webhook = opened.map(({ id }) => id)
  return [
    ...people.flatMap(({ accountId, role }): Job[] => {
      const alertIds = seenBy(role, opened)
      return alertIds.length > 0
        ? [{ task: 'send-alert-email', payload: { accountId, alertIds } }]
        : []
    }),
    ...devices.flatMap(({ id: deviceId, role }): Job[] => {
      const alertIds = role ? seenBy(role, opened) : []
      return alertIds.length > 0
        ? [{ task: 'send-alert-push', payload: { deviceId, alertIds } }]
        : []
    }),
    ...(configuration.alertWebhook
      ? [
          {
            task: 'send-alert-webhook' as const,
            payload: { id: randomUUID(), alertIds: webhook },
          },
        ]
      : []),
  ]
}

const seenBy = (role: OperatorRole, opened: readonly Opened[]) =>
  opened.filter(({ kind }) => isOperatorAllowed(role, NEED_PERMISSIONS[kind])).map(({ id }) => id)
