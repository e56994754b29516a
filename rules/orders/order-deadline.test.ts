import { describe, expect, test } from 'vitest'
import { answerDeadlineAt, deadlineAt, paymentDeadlineAt } from './order-deadline.ts'
import { dueAt } from './arrival.ts'

const placedAt = new Date('2026-05-01T18:00:00Z')

describe('a pending order declines itself', () => {
  test('10 minutes after it was placed, or what the store sets', () => {
    expect(deadlineAt(placedAt)).toEqual(new Date('2026-05-01T18:10:00Z'))
    expect(deadlineAt(placedAt, 3)).toEqual(new Date('2026-05-01T18:03:00Z'))
  })

  test('counting from opening when the store was closed', () => {
    const opensAt = new Date('2026-05-02T11:00:00Z')
    expect(deadlineAt(placedAt, 10, opensAt)).toEqual(new Date('2026-05-02T11:10:00Z'))
    expect(deadlineAt(placedAt, 10, new Date('2026-05-01T17:00:00Z'))).toEqual(deadlineAt(placedAt))
  })
})

describe('a store has to answer', () => {
  const slot = new Date('2026-05-01T19:15:00Z')
  test.each([
    ['within its minutes', null, null, '18:10'],
    ['within its minutes, whenever it opens, as soon as possible', null, '18:30', '18:10'],
    ['within its minutes, of a slot', slot, null, '18:10'],
    ['within its minutes from opening, of a slot', slot, '18:30', '18:40'],
    ['by the end of the slot', slot, '19:25', '19:30'],
  ])('%s', (_title, serviceTime, opens, expected) => {
    const opensAt = opens === null ? null : `2026-05-01T${opens}:00Z`
    const deadline = answerDeadlineAt({ at: placedAt, acceptMinutes: 10, serviceTime, opensAt })
    expect(deadline).toEqual(new Date(`2026-05-01T${expected}:00Z`))
  })
})

test('an order waits 15 minutes for its payment', () => {
  expect(paymentDeadlineAt(placedAt)).toEqual(new Date('2026-05-01T18:15:00Z'))
})

describe('an order is due', () => {
  const order = { placedAt, preparationMinutes: 20, deliveryMinutes: 15 }

  test('after preparation and the way there, as soon as possible', () => {
    expect(dueAt({ ...order, serviceTime: null })).toEqual(new Date('2026-05-01T18:35:00Z'))
  })

  test('at the start of its slot', () => {
    const serviceTime = new Date('2026-05-01T19:15:00Z')
    expect(dueAt({ ...order, serviceTime })).toEqual(serviceTime)
  })
})
