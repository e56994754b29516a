import { expect, test } from 'vitest'
import {
  compareNeeds,
  isAlerted,
  NEED_KINDS,
  urgencyOf,
  waitingOrderUrgency,
  type NeedKind,
  type Urgency,
} from './urgency.ts'

const now = new Date('2030-03-01T20:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each<[NeedKind, number, Urgency | null]>([
  ['waitingOrder', 2.9, null],
  ['waitingOrder', 3, 'soon'],
  ['waitingOrder', 5, 'urgent'],
  ['unattendedStore', 4.9, null],
  ['unattendedStore', 5, 'soon'],
  ['unattendedStore', 10, 'urgent'],
  ['missedOrder', 0, 'soon'],
  ['missedOrder', 15, 'urgent'],
  ['pausedStore', 0, 'calm'],
  ['pausedStore', 120, 'soon'],
  ['pausedStore', 100_000, 'soon'],
  ['pausedArea', 0, 'calm'],
  ['pausedArea', 120, 'soon'],
  ['stuckPayment', 4.9, null],
  ['stuckPayment', 5, 'soon'],
  ['stuckPayment', 60, 'urgent'],
  ['discrepancy', 59, 'soon'],
  ['discrepancy', 60, 'urgent'],
  ['problem', 59, 'calm'],
  ['problem', 60, 'soon'],
  ['problem', 1440, 'urgent'],
  ['applications', 0, 'calm'],
  ['applications', 1440, 'soon'],
  ['applications', 100_000, 'soon'],
  ['readyStore', 1439, 'calm'],
  ['readyStore', 1440, 'soon'],
  ['uninvitedStores', 0, 'calm'],
  ['uninvitedStores', 1440, 'soon'],
  ['bankAccounts', 0, 'calm'],
  ['bankAccounts', 100_000, 'soon'],
  ['printer', 1, null],
  ['printer', 10, 'urgent'],
  ['failedEmails', 0.9, null],
  ['failedEmails', 1, 'calm'],
  ['failedEmails', 5, 'soon'],
  ['failedJobs', 0.9, null],
  ['failedJobs', 30, 'urgent'],
  ['slowQueue', 0.9, null],
  ['slowQueue', 1, 'soon'],
  ['slowQueue', 5, 'urgent'],
  ['errors', 0, 'soon'],
  ['errors', 30, 'urgent'],
])('%s after %d minutes is %s', (kind, minutes, urgency) => {
  expect(urgencyOf(kind, minutesAgo(minutes), now)).toBe(urgency)
})

test.each<[number | null, number, Urgency | null]>([
  // Too few orders to know: after three minutes, as everywhere.
  [null, 2.9, null],
  [null, 3, 'soon'],
  [null, 5, 'urgent'],
  // A quick restaurant is left those three minutes, too.
  [20, 2.9, null],
  [20, 3, 'soon'],
  [90, 3, 'soon'],
  // Where two minutes are usual, four are not.
  [120, 3.9, null],
  [120, 4, 'soon'],
  [120, 5, 'urgent'],
  // However slow it is, five minutes are urgent.
  [600, 4.9, null],
  [600, 5, 'urgent'],
])(
  'an order that is usually answered in %s seconds and has waited %d minutes is %s',
  (usual, minutes, urgency) => {
    expect(waitingOrderUrgency(minutesAgo(minutes), now, usual)).toBe(urgency)
  },
)

test('nothing becomes less urgent by waiting', () => {
  const order = [null, 'calm', 'soon', 'urgent']
  for (const kind of NEED_KINDS) {
    const ranks = [0, 1, 2, 3, 5, 10, 15, 30, 60, 1440, 10_000].map((minutes) =>
      order.indexOf(urgencyOf(kind, minutesAgo(minutes), now)),
    )
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  }
})

test('the most urgent comes first, then the longest wait, then always the same', () => {
  const need = (id: string, urgency: Urgency, minutes: number) => ({
    id,
    urgency,
    since: minutesAgo(minutes),
  })
  const needs = [
    need('d', 'calm', 600),
    need('c', 'soon', 5),
    need('b', 'urgent', 5),
    need('a', 'urgent', 5),
    need('e', 'urgent', 9),
  ]
  expect(needs.toSorted(compareNeeds).map(({ id }) => id)).toEqual(['e', 'a', 'b', 'c', 'd'])
})

test.each<[NeedKind, Urgency, boolean]>([
  ['waitingOrder', 'soon', false],
  ['waitingOrder', 'urgent', true],
  ['unattendedStore', 'soon', true],
  ['missedOrder', 'soon', true],
  ['pausedStore', 'calm', false],
  ['pausedStore', 'soon', true],
  ['problem', 'calm', false],
  ['applications', 'calm', false],
  ['readyStore', 'soon', true],
  ['printer', 'soon', false],
  ['failedEmails', 'calm', false],
  ['errors', 'soon', true],
])('of %s that is %s, whether operators are alerted: %s', (kind, urgency, alerted) => {
  expect(isAlerted(kind, urgency)).toBe(alerted)
})
