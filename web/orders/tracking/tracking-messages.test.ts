import '#web/messages/orders.ts'
import '#web/messages/tracking.ts'
import { describe, expect, it } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { momentOf, type OrderMoment } from '#rules/orders/order-moment.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { t, type Translate } from '#web/messages/i18n.ts'
import {
  arrivalWords,
  awaitedOf,
  cashWords,
  chosenTimeWords,
  counterWords,
  doneWords,
  progressWords,
  readyWords,
  timeInSentence,
} from './tracking-messages.ts'

const HAPPENED: Partial<Record<OrderStatus, string>> = {
  pending: '2026-11-20T18:31:00.000Z',
  accepted: '2026-11-20T18:33:00.000Z',
  outfordelivery: '2026-11-20T18:52:00.000Z',
  readyforpickup: '2026-11-20T18:52:00.000Z',
  completed: '2026-11-20T19:11:00.000Z',
}

function ordered(given: Partial<Order> = {}): Order {
  const { status = 'accepted', dueAt = '2026-11-20T19:15:00.000Z' } = given
  const statuses: OrderStatus[] = ['pending', 'accepted', 'outfordelivery', 'completed']
  // The rest of an order does not matter here.
  return {
    status,
    serviceType: 'delivery',
    serviceTime: 'asap',
    placedAt: HAPPENED.pending,
    dueAt,
    promisedAt: dueAt,
    preparationMinutes: 25,
    deliveryMinutes: 15,
    totalPence: 2640,
    payment: null,
    store: { name: 'Saffron Street Kitchen' },
    events: statuses.map((each) => ({ status: each, at: HAPPENED[each] })),
    ...given,
  } as unknown as Order
}

const saturdayNoon = '2026-11-21T12:30:00.000Z'
const forSaturday = { serviceTime: saturdayNoon, dueAt: saturdayNoon }

function textOf<Words>(
  words: (translate: Translate, order: Order, moment: OrderMoment, now: Date) => Words,
  order: Order,
  time: string,
): Words {
  const now = new Date(time)
  return words(t, order, momentOf({ ...order, ...awaitedOf(order) }, now), now)
}

it.each([
  ['2026-11-20T23:59:00Z', '23:59'],
  ['2026-11-21T00:00:00Z', '00:00 tomorrow'],
  ['2026-11-22T12:30:00Z', '12:30 on Sun 22 Nov'],
  ['2026-11-19T12:30:00Z', '12:30 on Thu 19 Nov'],
])('formats %s on 20 November as %s', (at, words) => {
  expect(timeInSentence(t, new Date(at), new Date('2026-11-20T18:30:00Z'))).toBe(words)
})

it.each<[Partial<Order>, string, string]>([
  [{}, '2026-11-20T18:31:00Z', ''],
  [forSaturday, '2026-11-21T09:00:00Z', 'You chose 12:30–12:45.'],
  [forSaturday, '2026-11-20T18:31:00Z', 'You chose tomorrow, 12:30–12:45.'],
  [forSaturday, '2026-11-19T18:31:00Z', 'You chose Sat 21 Nov, 12:30–12:45.'],
])('names the chosen time until the order is accepted', (given, time, words) => {
  expect(chosenTimeWords(t, ordered(given), new Date(time))).toBe(words)
})

describe('when a delivery arrives', () => {
  it.each<[Partial<Order>, string, string, string]>([
    [{}, '2026-11-20T18:33:00Z', 'Arriving', '19:05–19:15'],
    [{}, '2026-11-20T19:16:00Z', 'Running late. It was due', '19:05–19:15'],
    [forSaturday, '2026-11-20T18:33:00Z', 'Arriving tomorrow', '12:30–12:45'],
    [forSaturday, '2026-11-21T00:00:00Z', 'Arriving', '12:30–12:45'],
    [forSaturday, '2026-11-19T18:33:00Z', 'Arriving Sat 21 Nov', '12:30–12:45'],
    [forSaturday, '2026-11-22T00:30:00Z', 'Running late. It was due Sat 21 Nov', '12:30–12:45'],
    [{ dueAt: '2026-11-21T00:04:00Z' }, '2026-11-20T23:20:00Z', 'Arriving', '23:55–00:05'],
    // British summer time.
    [{ dueAt: '2026-07-15T18:15:00Z' }, '2026-07-15T17:30:00Z', 'Arriving', '19:05–19:15'],
  ])('%j at %s: %s %s', (given, now, lead, big) => {
    expect(textOf(arrivalWords, ordered(given), now)).toEqual({ lead, big })
  })
})

describe('when a collection is ready', () => {
  const collection = { serviceType: 'collection', deliveryMinutes: 0 } as const

  it.each<[Partial<Order>, string, string]>([
    [{}, '2026-11-20T18:33:00Z', 'Ready around 19:15'],
    [{}, '2026-11-20T19:21:00Z', 'Running late'],
    [forSaturday, '2026-11-20T18:33:00Z', 'Collect tomorrow, 12:30–12:45'],
    [forSaturday, '2026-11-21T09:00:00Z', 'Collect 12:30–12:45'],
  ])('%j at %s: %s', (given, now, words) => {
    expect(textOf(readyWords, ordered({ ...collection, ...given }), now)).toBe(words)
  })
})

describe('the sentence about an accepted order', () => {
  const out = { status: 'outfordelivery' } as const
  const collection = { serviceType: 'collection', deliveryMinutes: 0 } as const

  it.each<[Partial<Order>, string, string]>([
    [
      {},
      '2026-11-20T18:34:00Z',
      'Accepted at 18:33. It should set off around 19:00. This page updates automatically.',
    ],
    [
      {},
      '2026-11-20T19:16:00Z',
      'It hasn’t left Saffron Street Kitchen yet. Ring them to ask when it’s coming.',
    ],
    [
      { serviceTime: '2026-11-20T21:15:00Z', dueAt: '2026-11-20T21:15:00Z' },
      '2026-11-20T18:34:00Z',
      'Saffron Street Kitchen accepted at 18:33 and starts cooking around 20:35.',
    ],
    [out, '2026-11-20T18:53:00Z', 'Your courier left Saffron Street Kitchen at 18:52.'],
    [
      { ...out, promisedAt: '2026-11-20T19:05:00Z' },
      '2026-11-20T18:53:00Z',
      'Your courier left Saffron Street Kitchen at 18:52, later than planned. We said by 19:05.',
    ],
    [
      out,
      '2026-11-20T19:16:00Z',
      'Your courier left Saffron Street Kitchen at 18:52. Ring the restaurant to ask where it is.',
    ],
    [collection, '2026-11-20T18:34:00Z', 'Accepted at 18:33. This page says when it’s ready.'],
    [
      collection,
      '2026-11-20T19:21:00Z',
      'It was due at 19:15 and isn’t ready yet. Ring Saffron Street Kitchen to ask when it will be.',
    ],
  ])('%j at %s: %s', (given, now, words) => {
    expect(textOf(progressWords, ordered(given), now)).toBe(words)
  })

  it('asks for cash only if there is some to pay', () => {
    const paid = { payment: { status: 'captured' } as Order['payment'] }
    expect(cashWords(t, ordered())).toBe('Have £26.40 in cash ready. Change isn’t guaranteed.')
    expect(cashWords(t, ordered(paid))).toBe('')
    expect(counterWords(t, ordered())).toBe('Say the number at the counter and pay £26.40 in cash.')
    expect(counterWords(t, ordered(paid))).toBe('Say the number at the counter. It’s paid for.')
  })

  it.each<[Partial<Order>, string, string]>([
    [{}, '2026-11-20T19:12:00Z', 'Delivered at 19:11'],
    [{}, '2026-11-25T19:12:00Z', 'Delivered on Fri 20 Nov at 19:11'],
    [collection, '2026-11-20T23:59:00Z', 'Collected at 19:11'],
  ])('%j at %s: %s', (given, now, words) => {
    expect(doneWords(t, ordered({ status: 'completed', ...given }), new Date(now))).toBe(words)
  })
})
