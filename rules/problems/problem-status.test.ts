import { describe, expect, test } from 'vitest'
import { ACTORS, type Actor } from '#rules/orders/order-status.ts'
import {
  APPEAL_DAYS,
  firstProblemStatus,
  isProblemOpen,
  nextProblemStatus,
  PROBLEM_ACTS,
  PROBLEM_STATUSES,
  PROBLEM_TRANSITIONS,
  problemActsFor,
  type ProblemAct,
  type ProblemStatus,
} from './problem-status.ts'

const changedAt = new Date('2026-05-15T18:00:00Z')
const soon = new Date('2026-05-16T18:00:00Z')

test('a report that asks for money waits for its store, one that asks for nothing is only noted', () => {
  expect(firstProblemStatus('money')).toBe('reported')
  expect(firstProblemStatus('nothing')).toBe('noted')
  expect(PROBLEM_STATUSES.filter(isProblemOpen)).toEqual(['reported', 'escalated'])
})

describe('who may do what', () => {
  test.each<[ProblemStatus, Actor, ProblemAct[]]>([
    ['reported', 'partner', ['refund', 'refundPart', 'decline']],
    ['reported', 'customer', []],
    ['reported', 'operator', []],
    ['reported', 'system', ['expire']],
    ['noted', 'partner', []],
    ['refunded', 'customer', []],
    ['partrefunded', 'customer', ['appeal']],
    ['declined', 'customer', ['appeal']],
    ['declined', 'partner', []],
    ['declined', 'operator', []],
    ['escalated', 'partner', []],
    ['escalated', 'customer', []],
    ['escalated', 'operator', ['uphold', 'reject']],
    ['upheld', 'operator', []],
    ['rejected', 'customer', []],
  ])('%s, %s: %j', (status, by, acts) => {
    expect(problemActsFor({ status, changedAt }, by, soon)).toEqual(acts)
  })

  test.each<[ProblemStatus, ProblemAct, Actor, ProblemStatus | null]>([
    ['reported', 'refund', 'partner', 'refunded'],
    ['reported', 'refundPart', 'partner', 'partrefunded'],
    ['reported', 'decline', 'partner', 'declined'],
    ['reported', 'expire', 'system', 'escalated'],
    ['partrefunded', 'appeal', 'customer', 'escalated'],
    ['declined', 'appeal', 'customer', 'escalated'],
    ['escalated', 'uphold', 'operator', 'upheld'],
    ['escalated', 'reject', 'operator', 'rejected'],
    ['escalated', 'refund', 'partner', null],
    ['declined', 'appeal', 'partner', null],
    ['rejected', 'appeal', 'customer', null],
  ])('%s, %s by %s: %j', (status, act, by, to) => {
    expect(nextProblemStatus({ status, changedAt }, { act, by }, soon)).toBe(to)
  })
})

test('the marketplace can be asked for 14 days after an answer', () => {
  const after = (days: number, ms: number) => new Date(changedAt.getTime() + days * 86_400_000 + ms)
  const declined = { status: 'declined', changedAt } as const
  expect(problemActsFor(declined, 'customer', after(APPEAL_DAYS, 0))).toEqual(['appeal'])
  expect(problemActsFor(declined, 'customer', after(APPEAL_DAYS, 1))).toEqual([])
  const escalated = { status: 'escalated', changedAt } as const
  expect(problemActsFor(escalated, 'operator', after(APPEAL_DAYS, 1))).toEqual(['uphold', 'reject'])
})

test('no report comes back to a status it has left', () => {
  const reachable = (from: ProblemStatus): ProblemStatus[] =>
    PROBLEM_TRANSITIONS.filter((way) => way.from === from).flatMap(({ to }) => [
      to,
      ...reachable(to),
    ])
  for (const status of PROBLEM_STATUSES) expect(reachable(status)).not.toContain(status)
  expect(new Set(PROBLEM_TRANSITIONS.map(({ act }) => act))).toEqual(new Set(PROBLEM_ACTS))
  expect(new Set(PROBLEM_TRANSITIONS.map(({ by }) => by))).toEqual(new Set(ACTORS))
})
