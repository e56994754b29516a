import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '#contract/orders.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { eventThatMade, orderSteps } from './order-steps.ts'

const placedAt = '2026-03-06T18:42:00.000Z'

function stepsOf(serviceType: 'delivery' | 'collection', ...statuses: OrderStatus[]) {
  const events = statuses.map((status, index): OrderEvent => ({
    id: index + 1,
    act: index === 0 ? 'place' : 'accept',
    status,
    by: 'partner',
    at: `2026-03-06T18:4${index + 2}:00.000Z`,
  }))
  const steps = orderSteps({ status: statuses.at(-1)!, serviceType, events, placedAt })
  return steps.map(({ of, state }) => `${of} ${state}`)
}

describe('the timeline of a delivery', () => {
  it('waits for the answer while it is pending', () => {
    expect(stepsOf('delivery', 'pending')).toEqual([
      'placed done',
      'pending now',
      'outfordelivery todo',
      'completed todo',
    ])
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
  it('begins with waiting for its payment', () => {
    expect(stepsOf('delivery', 'awaitingpayment')).toEqual([
      'awaitingpayment now',
      'outfordelivery todo',
      'completed todo',
    ])
  })

  it('goes on as any other once it is paid', () => {
    expect(stepsOf('delivery', 'awaitingpayment', 'pending')[0]).toBe('placed done')
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

  it('keeps what had happened before it was cancelled', () => {
    expect(stepsOf('delivery', 'pending', 'accepted', 'cancelled')).toEqual([
      'placed done',
      'accepted done',
      'cancelled ended',
    ])
  })

  it('knows who cancelled it, and when, whatever happens to its money afterwards', () => {
    const at = '2026-03-06T18:50:00.000Z'
    const status = 'cancelled'
    const cancelled: OrderEvent = { id: 2, act: 'cancel', status, by: 'customer', at }
    const later = '2026-03-06T18:50:03.000Z'
    const voided: OrderEvent = { id: 3, act: 'void', status, by: 'system', at: later }
    expect(eventThatMade(status, [cancelled, voided])).toBe(cancelled)
  })

  it('says when each thing happened', () => {
    const at = '2026-03-06T18:50:00.000Z'
    const events: OrderEvent[] = [{ id: 2, act: 'decline', status: 'declined', by: 'partner', at }]
    const steps = orderSteps({ status: 'declined', serviceType: 'delivery', events, placedAt })
    expect(steps.map((step) => step.at)).toEqual([placedAt, at])
  })
})
