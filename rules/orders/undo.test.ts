import { describe, expect, test } from 'vitest'
import { ACTS, ORDER_REVERSALS, ORDER_TRANSITIONS, type OrderStatus } from './order-status.ts'
import type { Service } from './service.ts'
import { deadlineAfterUndo, effectsAfterSeconds, reversalOf } from './undo.ts'

const now = new Date('2026-11-20T19:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)

interface Case {
  status: OrderStatus
  service?: Service
  /** What happened, with how many seconds ago the last of it was. */
  acts: string[]
  seconds: number
  act?: 'undo' | 'recall'
  by?: 'partner' | 'customer' | 'system'
  accountId?: string | null
  undoSeconds?: number
}

function outcome(given: Case): string {
  const { status, service = 'delivery', acts, seconds, act = 'undo', by = 'partner' } = given
  const { accountId = 'ada', undoSeconds = 10 } = given
  const events = acts.map((each) => ({ act: each, at: secondsAgo(seconds), accountId: 'ada' }))
  const found = reversalOf({ status, service, events }, { act, by, accountId, undoSeconds }, now)
  return found.way === null ? found.because : `${found.event.act} to ${found.way.to}`
}

const done = ['place', 'accept', 'dispatch', 'complete']

test.each<[string, Case, string]>([
  ['an acceptance', { status: 'accepted', acts: ['accept'], seconds: 3 }, 'accept to pending'],
  ['a start', { status: 'accepted', acts: ['accept', 'start'], seconds: 3 }, 'start to accepted'],
  ['a delay', { status: 'accepted', acts: ['accept', 'delay'], seconds: 3 }, 'delay to accepted'],
  [
    'a dispatch',
    { status: 'outfordelivery', acts: ['accept', 'dispatch'], seconds: 3 },
    'dispatch to accepted',
  ],
  [
    'food on the counter',
    { status: 'readyforpickup', service: 'collection', acts: ['accept', 'ready'], seconds: 3 },
    'ready to accepted',
  ],
  ['a delivery', { status: 'completed', acts: done, seconds: 3 }, 'complete to outfordelivery'],
  [
    'a collection',
    { status: 'completed', service: 'collection', acts: ['ready', 'complete'], seconds: 3 },
    'complete to readyforpickup',
  ],
  [
    '15 seconds ago',
    { status: 'completed', acts: done, seconds: 15 },
    'complete to outfordelivery',
  ],
  ['16 seconds ago', { status: 'completed', acts: done, seconds: 16 }, 'time'],
  ['by somebody else', { status: 'completed', acts: done, seconds: 3, accountId: 'bob' }, 'time'],
  ['by nobody', { status: 'completed', acts: done, seconds: 3, accountId: null }, 'time'],
  ['where it is off', { status: 'completed', acts: done, seconds: 0, undoSeconds: 0 }, 'time'],
  ['by the customer', { status: 'completed', acts: done, seconds: 3, by: 'customer' }, 'status'],
  ['a decline', { status: 'declined', acts: ['decline'], seconds: 1 }, 'status'],
  ['a cancellation', { status: 'cancelled', acts: ['cancel'], seconds: 1 }, 'status'],
  ['before a charge', { status: 'accepted', acts: ['accept', 'capture'], seconds: 1 }, 'status'],
  ['before an undo', { status: 'accepted', acts: ['accept', 'undo'], seconds: 1 }, 'status'],
  [
    'a recall of a completed order',
    { act: 'recall', status: 'completed', acts: done, seconds: 1800, accountId: 'bob' },
    'complete to outfordelivery',
  ],
  [
    'a recall after a refund',
    { act: 'recall', status: 'completed', acts: [...done, 'refund'], seconds: 900 },
    'complete to outfordelivery',
  ],
  [
    'a recall 31 minutes later',
    { act: 'recall', status: 'completed', acts: done, seconds: 1860 },
    'time',
  ],
  [
    'a recall of one on its way',
    { act: 'recall', status: 'outfordelivery', acts: ['dispatch'], seconds: 3 },
    'status',
  ],
])('%s: %o gives %s', (_, given, expected) => {
  expect(outcome(given)).toBe(expected)
})

describe('the table of reversals', () => {
  test('takes back only what leads there: from where it led, to where it came from', () => {
    for (const { from, to, undoes, service } of ORDER_REVERSALS) {
      const ways = ORDER_TRANSITIONS.filter((way) => way.act === undoes && way.service === service)
      const isNote = undoes === 'start' || undoes === 'delay'
      if (isNote) expect([from, to]).toEqual(['accepted', 'accepted'])
      else expect(ways.map((way) => [way.to, way.from])).toContainEqual([from, to])
    }
  })

  test('nothing that releases money can be undone', () => {
    const undone = new Set(ORDER_REVERSALS.map(({ undoes }) => undoes))
    for (const act of ['decline', 'cancel', 'expire', 'abandon', 'authorise'] as const)
      expect(undone.has(act)).toBe(false)
  })
})

test('what follows from an act waits until it can no longer be undone', () => {
  const waiting = ACTS.filter((act) => effectsAfterSeconds(act, 10) > 0)
  expect(waiting).toEqual(['accept', 'dispatch', 'ready', 'complete'])
  expect(effectsAfterSeconds('accept', 10)).toBe(20)
  expect(effectsAfterSeconds('delay', 10)).toBe(20)
  expect(effectsAfterSeconds('accept', 0)).toBe(0)
})

test('an order whose acceptance was undone has two minutes at least', () => {
  expect(deadlineAfterUndo(secondsAgo(5), now)).toEqual(secondsAgo(-120))
  expect(deadlineAfterUndo(secondsAgo(-300), now)).toEqual(secondsAgo(-300))
})
