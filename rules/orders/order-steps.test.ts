import { describe, expect, it } from 'vitest'
import type { OrderStatus } from './order-status.ts'
import { orderSteps } from './order-steps.ts'
import { eventThatMade, handedOverAt } from './arrival.ts'

const placedAt = '2026-03-06T18:42:00.000Z'

function stepsOf(serviceType: 'delivery' | 'collection', ...statuses: OrderStatus[]) {
  const events = statuses.map((status, index) => ({
    status,
    at: `2026-03-06T18:4${index + 2}:00.000Z`,
  }))
  const steps = orderSteps({ status: statuses.at(-1)!, serviceType, events, placedAt })
  return steps.map(({ of, state }) => `${of} ${state}`)
}

describe('the timeline of a delivery', () => {
  it('begins with the answer', () => {
    expect(stepsOf('delivery', 'pending')).toEqual([])
  })

  it('is being prepared once it is accepted', () => {
    expect(stepsOf('delivery', 'pending', 'accepted')).toEqual([
      'placed done',
      'accepted now',
      'outfordelivery todo',
      'completed todo',
    ])
  })

  it('is on its way once it has left', () => {
    expect(stepsOf('delivery', 'pending', 'accepted', 'outfordelivery')).toEqual([
      'placed done',
      'accepted done',
      'outfordelivery now',
      'completed todo',
    ])
  })

  it('has everything behind it when it is completed', () => {
    expect(stepsOf('delivery', 'pending', 'accepted', 'outfordelivery', 'completed')).toEqual([
      'placed done',
      'accepted done',
      'outfordelivery done',
      'completed done',
    ])
  })
})

describe('the timeline of an order that is paid by card', () => {
  it('does not begin before it is paid', () => {
    expect(stepsOf('delivery', 'awaitingpayment')).toEqual([])
  })

  it('continues as any other once it is paid', () => {
    expect(stepsOf('delivery', 'awaitingpayment', 'pending', 'accepted')[0]).toBe('placed done')
  })

  it('ends where it began when it is never paid', () => {
    expect(stepsOf('collection', 'awaitingpayment', 'unpaid')).toEqual(['unpaid ended'])
  })
})

describe('the timeline of a collection', () => {
  it('is ready instead of on its way', () => {
    expect(stepsOf('collection', 'pending', 'accepted', 'readyforpickup')).toEqual([
      'placed done',
      'accepted done',
      'readyforpickup now',
      'completed todo',
    ])
  })
})

describe('an order that ends early', () => {
  it('has nothing to come when it is declined', () => {
    expect(stepsOf('delivery', 'pending', 'declined')).toEqual(['placed done', 'declined ended'])
  })

  it('shows what happened before it was cancelled', () => {
    expect(stepsOf('delivery', 'pending', 'accepted', 'cancelled')).toEqual([
      'placed done',
      'accepted done',
      'cancelled ended',
    ])
  })

  it('knows who cancelled it, and when, whatever happens to its money afterwards', () => {
    const at = '2026-03-06T18:50:00.000Z'
    const status = 'cancelled'
    const cancelled = { status, by: 'customer', at } as const
    const voided = { status, by: 'system', at: '2026-03-06T18:50:03.000Z' } as const
    expect(eventThatMade(status, [cancelled, voided])).toBe(cancelled)
  })

  it('says when each thing happened', () => {
    const at = '2026-03-06T18:50:00.000Z'
    const events = [{ status: 'declined', at } as const]
    const steps = orderSteps({ status: 'declined', serviceType: 'delivery', events, placedAt })
    expect(steps.map((step) => step.at)).toEqual([placedAt, at])
  })
})

it.each<[OrderStatus[], string | null]>([
  [['pending'], null],
  [['pending', 'accepted'], null],
  [['pending', 'accepted', 'outfordelivery'], '2'],
  [['pending', 'accepted', 'readyforpickup', 'completed'], '2'],
  [['pending', 'cancelled'], null],
])('an order that was %j is handed over at %s', (statuses, at) => {
  expect(handedOverAt(statuses.map((status, index) => ({ status, at: `${index}` })))).toBe(at)
})
