/** What of the marketplace waits for a person. */
export const NEED_KINDS = [
  'waitingOrder',
  'unattendedStore',
  'missedOrder',
  'pausedStore',
  'pausedArea',
  'stuckPayment',
  'discrepancy',
  'problem',
  'applications',
  'readyStore',
  'uninvitedStores',
  'bankAccounts',
  'printer',
  'failedEmails',
  'failedJobs',
  'slowQueue',
  'errors',
] as const
export type NeedKind = (typeof NEED_KINDS)[number]

export const URGENCIES = ['urgent', 'soon', 'calm'] as const
export type Urgency = (typeof URGENCIES)[number]

const never = Number.POSITIVE_INFINITY
const HOUR = 60
const DAY = 24 * HOUR

/**
 * After how many minutes something is shown, is to be dealt with soon, and is urgent. An order that waits is
 * declined after minutes, a payment is tried again by itself for some, money may wait an hour, a pause is most
 * likely meant, and a restaurant that wants to join may wait until the next day.
 */
const MINUTES: Readonly<Record<NeedKind, { shown: number; soon: number; urgent: number }>> = {
  waitingOrder: { shown: 3, soon: 3, urgent: 5 },
  unattendedStore: { shown: 5, soon: 5, urgent: 10 },
  missedOrder: { shown: 0, soon: 0, urgent: 15 },
  pausedStore: { shown: 0, soon: 2 * HOUR, urgent: never },
  pausedArea: { shown: 0, soon: 2 * HOUR, urgent: never },
  stuckPayment: { shown: 5, soon: 5, urgent: HOUR },
  discrepancy: { shown: 0, soon: 0, urgent: HOUR },
  problem: { shown: 0, soon: HOUR, urgent: DAY },
  applications: { shown: 0, soon: DAY, urgent: never },
  readyStore: { shown: 0, soon: DAY, urgent: never },
  uninvitedStores: { shown: 0, soon: DAY, urgent: never },
  bankAccounts: { shown: 0, soon: DAY, urgent: never },
  printer: { shown: 2, soon: 2, urgent: 10 },
  failedEmails: { shown: 1, soon: 5, urgent: 30 },
  failedJobs: { shown: 1, soon: 5, urgent: 30 },
  slowQueue: { shown: 1, soon: 1, urgent: 5 },
  errors: { shown: 0, soon: 0, urgent: 30 },
}

/** How urgent it is, by how long it has waited; null: it is too early to do anything. */
export function urgencyOf(kind: NeedKind, since: Date, now: Date): Urgency | null {
  return urgencyAfter((now.getTime() - since.getTime()) / 60_000, MINUTES[kind])
}

/**
 * How urgent an order is that waits for its answer: from twice as long on as its restaurant usually takes, within
 * the minutes of every such order, the first of which is too soon for anybody and the last of which too late. Where
 * the restaurant has answered too few orders for that, null, they count alone.
 */
export function waitingOrderUrgency(
  since: Date,
  now: Date,
  usualSeconds: number | null,
): Urgency | null {
  const { soon, urgent } = MINUTES.waitingOrder
  const unusual =
    usualSeconds === null ? soon : Math.min(urgent, Math.max(soon, (2 * usualSeconds) / 60))
  const minutes = { shown: unusual, soon: unusual, urgent }
  return urgencyAfter((now.getTime() - since.getTime()) / 60_000, minutes)
}

function urgencyAfter(
  waited: number,
  { shown, soon, urgent }: { shown: number; soon: number; urgent: number },
): Urgency | null {
  if (waited >= urgent) return 'urgent'
  if (waited >= soon) return 'soon'
  return waited >= shown ? 'calm' : null
}

interface Waiting {
  id: string
  urgency: Urgency
  since: Date
}

/** The most urgent first; of equally urgent ones the longest wait. */
export function compareNeeds(one: Waiting, other: Waiting): number {
  return (
    URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency) ||
    one.since.getTime() - other.since.getTime() ||
    (one.id < other.id ? -1 : 1)
  )
}

/**
 * From when on operators are alerted. A restaurant's own staff are reminded of an order and of a printer first;
 * a pause is most likely meant.
 */
const ALERTED_FROM: Readonly<Record<NeedKind, Urgency>> = {
  waitingOrder: 'urgent',
  unattendedStore: 'soon',
  missedOrder: 'soon',
  pausedStore: 'soon',
  pausedArea: 'soon',
  stuckPayment: 'soon',
  discrepancy: 'soon',
  problem: 'soon',
  applications: 'soon',
  readyStore: 'soon',
  uninvitedStores: 'soon',
  bankAccounts: 'soon',
  printer: 'urgent',
  failedEmails: 'soon',
  failedJobs: 'soon',
  slowQueue: 'soon',
  errors: 'soon',
}

/** Whether operators are alerted of it, and not only shown it. */
export function isAlerted(kind: NeedKind, urgency: Urgency): boolean {
  return URGENCIES.indexOf(urgency) <= URGENCIES.indexOf(ALERTED_FROM[kind])
}
