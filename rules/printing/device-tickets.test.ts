import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { deviceTicket, rememberPrinted, ticketsToPrint } from './device-tickets.ts'

const NOW = new Date('2030-03-01T19:00:00Z')
const since = '2030-03-01T18:00:00Z'

const order = (given: { status?: OrderStatus; acceptedAt?: string; dueAt?: string } = {}) => ({
  id: 'a',
  status: given.status ?? 'accepted',
  dueAt: given.dueAt ?? '2030-03-01T19:20:00Z',
  events: [
    { id: 1, act: 'place', at: '2030-03-01T18:50:00Z' },
    { id: 2, act: 'accept', at: given.acceptedAt ?? '2030-03-01T18:55:00Z' },
    { id: 3, act: 'delay', at: '2030-03-01T18:56:00Z' },
  ],
})

const printedOf = (
  given: ReturnType<typeof order>,
  printed: string[] = [],
  kinds: ('kitchen' | 'customer')[] = ['kitchen'],
) =>
  ticketsToPrint([given], { since, kinds }, { printed, now: NOW }).map(
    ({ kind, mark }) => `${kind}${mark ? ` ${mark}` : ''}`,
  )

describe('a device prints by itself', () => {
  test.each<[what: string, given: ReturnType<typeof order>, printed: string[], expected: string[]]>(
    [
      ['an accepted order', order(), [], ['kitchen']],
      ['not what it has printed', order(), ['a kitchen 2'], []],
      ['what it has printed only for the bag', order(), ['a customer 2'], ['kitchen']],
      ['a copy once it was accepted again', order(), ['a kitchen 1'], ['kitchen copy']],
      ['an order that is ready already', order({ status: 'readyforpickup' }), [], ['kitchen']],
      ['not what nobody has accepted', { ...order({ status: 'pending' }), events: [] }, [], []],
      ['not one that was cancelled', order({ status: 'cancelled' }), [], []],
      ['not one that is over', order({ status: 'completed' }), [], []],
      ['not what was accepted before', order({ acceptedAt: '2030-03-01T17:59:59Z' }), [], []],
      ['not what was due long ago', order({ dueAt: '2030-03-01T15:59:00Z' }), [], []],
      ['an order for another day', order({ dueAt: '2030-03-03T12:00:00Z' }), [], ['kitchen']],
    ],
  )('%s', (_what, given, printed, expected) => {
    expect(printedOf(given, printed)).toEqual(expected)
  })

  test('one ticket of each kind', () => {
    expect(printedOf(order(), ['a kitchen 2'], ['kitchen', 'customer'])).toEqual(['customer'])
    expect(printedOf(order(), [], ['kitchen', 'customer'])).toEqual(['kitchen', 'customer'])
    expect(printedOf(order(), [], [])).toEqual([])
  })
})

test('what is printed by hand is a copy the second time', () => {
  const first = deviceTicket(order(), 'kitchen', [])
  expect(first.mark).toBeNull()
  const printed = rememberPrinted([], [first])
  expect(deviceTicket(order(), 'kitchen', printed).mark).toBe('copy')
  expect(deviceTicket(order(), 'customer', printed).mark).toBeNull()
  expect(printedOf(order(), printed)).toEqual([])
})

test('a device remembers its newest 400 tickets', () => {
  const old = Array.from({ length: 400 }, (_, index) => `old kitchen ${index}`)
  const printed = rememberPrinted(old, [deviceTicket(order(), 'kitchen', [])])
  expect(printed).toHaveLength(400)
  expect(printed.at(0)).toBe('old kitchen 1')
  expect(printed.at(-1)).toBe('a kitchen 2')
})
