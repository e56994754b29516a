import type { NeedKind } from '#rules/operator/urgency.ts'
import type { Matter } from './matter.ts'

/** More lines than that are nothing that anybody reads. */
const MAXIMUM_LINES = 20

const many = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`

const WORDS: Readonly<Record<NeedKind, (facts: Matter['facts']) => string>> = {
  waitingOrder: ({ count }) => `${many(count, 'order', 'orders')} not accepted`,
  unattendedStore: () => 'Open, but nobody has the store app open',
  missedOrder: ({ count }) =>
    `${many(count, 'missed order', 'missed orders')} nobody has looked at`,
  pausedArea: ({ count, subject }) =>
    `${subject} is paused for a long time: ${many(count, 'restaurant', 'restaurants')}`,
  pausedStore: () => 'Paused for a long time',
  stuckPayment: ({ number }) => `Payment of order ${number} is stuck`,
  discrepancy: ({ number }) => `A payment doesn’t match${number === '' ? '' : `: order ${number}`}`,
  problem: ({ number }) => `A problem to decide: order ${number}`,
  applications: ({ count, subject }) =>
    `${many(count, 'application waits', 'applications wait')} for an answer: ${subject} first`,
  readyStore: () => 'Ready to be approved',
  uninvitedStores: ({ count, subject }) =>
    `${many(count, 'owner isn’t', 'owners aren’t')} invited: ${subject} first`,
  bankAccounts: ({ count, subject }) =>
    `${many(count, 'bank account', 'bank accounts')} to check: ${subject} first`,
  printer: ({ count, subject }) => `${subject}: ${many(count, 'ticket waits', 'tickets wait')}`,
  failedEmails: ({ count, subject }) => `${many(count, 'email', 'emails')} not sent: ${subject}`,
  failedJobs: ({ count, subject }) => `${many(count, 'job fails', 'jobs fail')}: ${subject}`,
  slowQueue: ({ count }) => `${many(count, 'job waits', 'jobs wait')} for a server`,
  errors: ({ count, subject }) => `${many(count, 'error', 'errors')} in ${subject}`,
}

/** What an alert says, in a line: what is the matter, and where. */
export function alertLine({ kind, facts }: Pick<Matter, 'kind' | 'facts'>): string {
  const what = WORDS[kind](facts)
  return facts.storeName === '' ? what : `${facts.storeName}: ${what}`
}

/** The lines of several, and how many more there are. */
export function alertLines(alerts: readonly Matter[]): string[] {
  const lines = alerts.slice(0, MAXIMUM_LINES).map(alertLine)
  const left = alerts.length - lines.length
  return left > 0 ? [...lines, `And ${left} more`] : lines
}

/** What all of them are about, in a few words: the only one itself. */
export function alertTitle(alerts: readonly Matter[]): string {
  const [only] = alerts
  return only && alerts.length === 1 ? alertLine(only) : `${alerts.length} things need a person`
}
