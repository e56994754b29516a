import type { Need } from '#contract/operator/now.ts'
import type { OperatorPermission } from '#contract/operator/operator-roles.ts'
import {
  compareNeeds,
  urgencyOf,
  waitingOrderUrgency,
  type NeedKind,
} from '#rules/operator/urgency.ts'
import type { Context } from '#api/context.ts'
import { findUninvited } from '#api/stores/lifecycle/store-owners.ts'
import * as queries from './now.queries.ts'
import { findFailing, findSlowQueue } from './queue-needs.ts'
import { findUnattendedStores } from './unattended-stores.ts'

/** More than that of one kind is another kind of trouble. */
const SHOWN_OF_EACH = 50
/** Before that, a payment is most likely on its way. */
const STUCK_AFTER_MS = 5 * 60_000

/** What somebody has to be allowed to see each kind. */
export const NEED_PERMISSIONS: Readonly<Record<NeedKind, OperatorPermission>> = {
  waitingOrder: 'orders',
  missedOrder: 'orders',
  unattendedStore: 'stores',
  pausedStore: 'stores',
  pausedArea: 'stores',
  stuckPayment: 'money',
  discrepancy: 'money',
  problem: 'problems',
  applications: 'stores',
  readyStore: 'stores',
  uninvitedStores: 'stores',
  bankAccounts: 'money',
  printer: 'stores',
  failedEmails: 'people',
  failedJobs: 'settings',
  slowQueue: 'settings',
  errors: 'settings',
}

type Reading = (context: Context, given: { now: Date; limit: number }) => Promise<queries.NeedRow[]>

const READINGS: Readonly<Record<NeedKind, Reading>> = {
  waitingOrder: ({ db }, { limit }) => queries.selectWaitingOrders(db, limit),
  missedOrder: ({ db }, { limit }) => queries.selectMissedOrders(db, limit),
  unattendedStore: findUnattendedStores,
  pausedStore: ({ db }, { now, limit }) => queries.selectPausedStores(db, now, limit),
  pausedArea: ({ db }, { now, limit }) => queries.selectPausedAreas(db, now, limit),
  stuckPayment: ({ db }, { now, limit }) =>
    queries.selectStuckPayments(db, new Date(now.getTime() - STUCK_AFTER_MS), limit),
  discrepancy: ({ db }, { limit }) => queries.selectOpenDiscrepancies(db, limit),
  problem: ({ db }, { limit }) => queries.selectEscalatedProblems(db, limit),
  applications: ({ db }) => queries.selectApplications(db),
  readyStore: ({ db }, { limit }) => queries.selectReadyStores(db, limit),
  uninvitedStores: findUninvitedStores,
  bankAccounts: ({ db }) => queries.selectUncheckedAccounts(db),
  printer: ({ db }, { limit }) => queries.selectStuckPrinters(db, limit),
  failedEmails: ({ db }, given) => findFailing(db, { ...given, areEmails: true }),
  failedJobs: ({ db }, given) => findFailing(db, { ...given, areEmails: false }),
  slowQueue: ({ db }, { now }) => findSlowQueue(db, now),
  errors: ({ db }, { now, limit }) => queries.selectErrors(db, now, limit),
}

/**
 * What waits for a person, of these kinds, the most urgent first, and the kinds of which there is more than is
 * listed.
 */
export async function findNeeds(
  context: Context,
  kinds: readonly NeedKind[],
): Promise<{ needs: Need[]; moreOf: NeedKind[] }> {
  const now = context.now()
  const byKind = await Promise.all(
    kinds.map(async (kind) => {
      const rows = await READINGS[kind](context, { now, limit: SHOWN_OF_EACH + 1 })
      const waiting = rows.flatMap((row) => waitingOf(kind, row, now)).toSorted(compareNeeds)
      return {
        kind,
        waiting: waiting.slice(0, SHOWN_OF_EACH),
        isMore: waiting.length > SHOWN_OF_EACH,
      }
    }),
  )
  const waiting = byKind.flatMap((each) => each.waiting).toSorted(compareNeeds)
  const moreOf = byKind.filter(({ isMore }) => isMore).map(({ kind }) => kind)
  return { needs: waiting.map(needOf), moreOf }
}

async function findUninvitedStores(
  { db }: Context,
  { now }: { now: Date },
): Promise<queries.NeedRow[]> {
  const uninvited = await findUninvited(db, now)
  if (!uninvited) return []
  const { count, since, first: subject } = uninvited
  const nowhere = { storeId: null, storeName: null, phone: null, orderId: null, number: null }
  return [{ ...nowhere, id: '', since, count, subject, until: null }]
}

type Waiting = Omit<Need, 'since'> & { since: Date }

function waitingOf(kind: NeedKind, row: queries.NeedRow, now: Date): Waiting[] {
  const { usualSeconds = null } = row
  const urgency =
    kind === 'waitingOrder'
      ? waitingOrderUrgency(row.since, now, usualSeconds)
      : urgencyOf(kind, row.since, now)
  if (urgency === null) return []
  const { storeId, storeName, phone, orderId, number } = row
  return [
    {
      id: `${kind} ${row.id}`.trimEnd(),
      kind,
      urgency,
      since: row.since,
      count: row.count,
      store: storeId === null ? null : { id: storeId, name: storeName ?? '', phone: phone ?? '' },
      order: orderId === null ? null : { id: orderId, number: number ?? '' },
      until: row.until?.toISOString() ?? null,
      subject: row.subject,
      usualSeconds,
    },
  ]
}

const needOf = (waiting: Waiting): Need => ({ ...waiting, since: waiting.since.toISOString() })
