import { describe, expect, test } from 'vitest'
import { ACTS, ORDER_STATUSES, type Act, type Actor } from '#rules/orders/order-status.ts'
import { isOvertaken, newsOf, ORDER_NEWS, type OrderNews } from './order-news.ts'

describe('an act is news to the customer', () => {
  test.each<[Act, Actor, OrderNews]>([
    ['accept', 'partner', 'accepted'],
    ['dispatch', 'partner', 'onItsWay'],
    ['ready', 'partner', 'ready'],
    ['decline', 'partner', 'declined'],
    ['expire', 'system', 'declined'],
    ['cancel', 'partner', 'cancelled'],
    ['cancel', 'operator', 'cancelled'],
  ])('%s by %s: %s', (act, by, news) => {
    expect(newsOf(act, by)).toBe(news)
  })

  test.each<Act>(['authorise', 'abandon', 'complete'])('%s is none', (act) => {
    expect(newsOf(act, 'system')).toBeNull()
  })

  test('what customers do themselves is none', () => {
    for (const act of ACTS) expect(newsOf(act, 'customer')).toBeNull()
  })
})

describe('news is overtaken', () => {
  test('by the next step, and only what a next step can overtake', () => {
    const sent = ORDER_NEWS.map((news) => [
      news,
      ORDER_STATUSES.filter((status) => !isOvertaken(news, status)),
    ])
    expect(Object.fromEntries(sent)).toEqual({
      accepted: ['accepted'],
      onItsWay: ['outfordelivery'],
      ready: ['readyforpickup'],
      delayed: ['accepted'],
      declined: [...ORDER_STATUSES],
      cancelled: [...ORDER_STATUSES],
      refunded: [...ORDER_STATUSES],
      refundReturned: [...ORDER_STATUSES],
      changeProposed: [...ORDER_STATUSES],
      changed: [...ORDER_STATUSES],
    })
  })
})
