import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { answerByOf, reportWindow } from './report-window.ts'

const promisedAt = new Date('2026-05-15T18:32:00Z')
const order = (status: OrderStatus, completedAt: Date | null = null) => ({
  status,
  serviceType: 'delivery' as const,
  serviceTime: null,
  promisedAt,
  completedAt,
})

describe('problems can be reported', () => {
  test('for so many hours from the completion', () => {
    const completedAt = new Date('2026-05-15T18:20:00Z')
    expect(reportWindow(order('completed', completedAt), 48)).toEqual({
      opensAt: completedAt,
      closesAt: new Date('2026-05-17T18:20:00Z'),
    })
  })

  test.each(['accepted', 'outfordelivery', 'readyforpickup'] as const)(
    'of an order that is %s, from the end of the window it was promised in',
    (status) => {
      expect(reportWindow(order(status), 2)).toEqual({
        opensAt: new Date('2026-05-15T18:35:00Z'),
        closesAt: new Date('2026-05-15T20:35:00Z'),
      })
    },
  )

  test.each(['awaitingpayment', 'unpaid', 'pending', 'cancelled', 'declined'] as const)(
    'never of one that is %s',
    (status) => {
      expect(reportWindow(order(status), 48)).toBeNull()
    },
  )
})

test('a store has so many hours to answer, whatever the clocks do', () => {
  const beforeSummerTime = new Date('2026-03-28T18:00:00Z')
  expect(answerByOf(beforeSummerTime, 24)).toEqual(new Date('2026-03-29T18:00:00Z'))
})
