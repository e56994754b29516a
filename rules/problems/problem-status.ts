import type { Actor } from '#rules/orders/order-status.ts'

/** What a customer would like: something back, or only that the store knows. */
export const PROBLEM_REMEDIES = ['money', 'nothing'] as const
export type ProblemRemedy = (typeof PROBLEM_REMEDIES)[number]

/**
 * A report that asks for money waits for the store (`reported`), then perhaps for the marketplace
 * (`escalated`). `noted` is one that asks for nothing; `upheld` and `rejected` are the marketplace's
 * decisions.
 */
export const PROBLEM_STATUSES = [
  'reported',
  'noted',
  'refunded',
  'partrefunded',
  'declined',
  'escalated',
  'upheld',
  'rejected',
] as const
export type ProblemStatus = (typeof PROBLEM_STATUSES)[number]

/**
 * What can be done to a report. `refund` is of all that was requested, `refundPart` of less; `expire` is
 * the deadline passing unanswered; with `appeal` the customer asks the marketplace.
 */
export const PROBLEM_ACTS = [
  'refund',
  'refundPart',
  'decline',
  'expire',
  'appeal',
  'uphold',
  'reject',
] as const
export type ProblemAct = (typeof PROBLEM_ACTS)[number]

export interface ProblemTransition {
  from: ProblemStatus
  act: ProblemAct
  by: Actor
  to: ProblemStatus
}

/** Every way the status of a report can change. There is no other, so a customer appeals once. */
export const PROBLEM_TRANSITIONS: readonly ProblemTransition[] = [
  { from: 'reported', act: 'refund', by: 'partner', to: 'refunded' },
  { from: 'reported', act: 'refundPart', by: 'partner', to: 'partrefunded' },
  { from: 'reported', act: 'decline', by: 'partner', to: 'declined' },
  { from: 'reported', act: 'expire', by: 'system', to: 'escalated' },
  { from: 'partrefunded', act: 'appeal', by: 'customer', to: 'escalated' },
  { from: 'declined', act: 'appeal', by: 'customer', to: 'escalated' },
  { from: 'escalated', act: 'uphold', by: 'operator', to: 'upheld' },
  { from: 'escalated', act: 'reject', by: 'operator', to: 'rejected' },
]

/** How long after the store's answer a customer may ask the marketplace. */
export const APPEAL_DAYS = 14

const DAY_MS = 86_400_000

interface Answered {
  status: ProblemStatus
  /** When it got its status. */
  changedAt: Date
}

/** What a report starts as. */
export function firstProblemStatus(remedy: ProblemRemedy): ProblemStatus {
  return remedy === 'money' ? 'reported' : 'noted'
}

/** The status an act leads to, or null when this person may not do it to such a report now. */
export function nextProblemStatus(
  report: Answered,
  attempt: { act: ProblemAct; by: Actor },
  now: Date,
): ProblemStatus | null {
  return transitionsOf(report, attempt.by, now).find(({ act }) => act === attempt.act)?.to ?? null
}

/** What a person may do to a report now; screens offer exactly these. */
export function problemActsFor(report: Answered, by: Actor, now: Date): ProblemAct[] {
  return transitionsOf(report, by, now).map(({ act }) => act)
}

/** Whether a report waits for somebody. */
export function isProblemOpen(status: ProblemStatus): boolean {
  return status === 'reported' || status === 'escalated'
}

/** Until when the customer may ask the marketplace about an answer. */
export function appealableUntil(answeredAt: Date): Date {
  return new Date(answeredAt.getTime() + APPEAL_DAYS * DAY_MS)
}

function transitionsOf({ status, changedAt }: Answered, by: Actor, now: Date): ProblemTransition[] {
  return PROBLEM_TRANSITIONS.filter(
    (way) =>
      way.from === status &&
      way.by === by &&
      (way.act !== 'appeal' || now <= appealableUntil(changedAt)),
  )
}
