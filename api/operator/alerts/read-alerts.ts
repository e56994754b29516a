import { isOperatorAllowed, type OperatorRole } from '#contract/operator/operator-roles.ts'
import type { Context } from '#api/context.ts'
import { NEED_PERMISSIONS } from '../now/find-needs.ts'
import { deleteResolvedBefore, selectEmailedOne, selectOpenAlerts } from './alerts.queries.ts'
import type { Matter } from './matter.ts'

type Db = Context['db']

const DAY_MS = 86_400_000

/** Those of some alerts that are still open and that somebody in this role may see. */
export async function readAlertsFor(
  db: Db,
  alertIds: readonly string[],
  role: OperatorRole,
): Promise<Matter[]> {
  const alerts = await selectOpenAlerts(db, alertIds)
  return alerts.filter(({ kind }) => isOperatorAllowed(role, NEED_PERMISSIONS[kind]))
}

/** To whom an email of alerts goes and what of; undefined: nobody any more, or all of them are resolved. */
export async function findEmailAlerts(
  { db }: Pick<Context, 'db'>,
  { accountId, alertIds }: { accountId: string; alertIds: readonly string[] },
): Promise<{ email: string; alerts: Matter[] } | undefined> {
  const person = await selectEmailedOne(db, accountId)
  if (!person) return undefined
  const alerts = await readAlertsFor(db, alertIds, person.role)
  return alerts.length > 0 ? { email: person.email, alerts } : undefined
}

/** What was resolved three months ago. */
export async function deleteOldAlerts({ db, now }: Context): Promise<void> {
  await deleteResolvedBefore(db, new Date(now().getTime() - 90 * DAY_MS))
}
