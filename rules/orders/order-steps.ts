import { timeOf, type StatusEvent } from './arrival.ts'
import type { OrderStatus } from './order-status.ts'
import type { Service } from './service.ts'

export type StepState = 'done' | 'now' | 'todo' | 'ended'

/** One line of the timeline. */
export interface OrderStep {
  /** The status that the step reaches; `placed` for the first one. */
  of: 'placed' | Exclude<OrderStatus, 'awaitingpayment' | 'pending'>
  state: StepState
  /** When it happened. */
  at: string | null
}

interface Followed {
  status: OrderStatus
  serviceType: Service
  events: readonly StatusEvent[]
  placedAt: string
}

const USUAL = {
  delivery: ['accepted', 'outfordelivery', 'completed'],
  collection: ['accepted', 'readyforpickup', 'completed'],
} as const satisfies Record<Service, readonly OrderStatus[]>

/**
 * The timeline of an order: what has happened, what is happening, what is to come. One that waits for
 * its payment or its answer has none; one that was declined, cancelled or never paid ends with that,
 * and nothing is to come.
 */
export function orderSteps(order: Followed): OrderStep[] {
  const { status, serviceType, events, placedAt } = order
  if (status === 'awaitingpayment' || status === 'pending') return []
  if (status === 'unpaid') return [{ of: status, state: 'ended', at: timeOf(events, status) }]
  const placed: OrderStep = { of: 'placed', state: 'done', at: placedAt }
  const usual = USUAL[serviceType]
  if (status === 'declined' || status === 'cancelled') {
    const reached = usual.filter((step) => timeOf(events, step) !== null)
    return [
      placed,
      ...reached.map((step): OrderStep => ({ of: step, state: 'done', at: timeOf(events, step) })),
      { of: status, state: 'ended', at: timeOf(events, status) },
    ]
  }
  const reached = usual.findIndex((step) => step === status)
  const steps = usual.map((step, index): OrderStep => {
    const isDone = index < reached || status === 'completed'
    const state = isDone ? 'done' : index === reached ? 'now' : 'todo'
    return { of: step, state, at: timeOf(events, step) }
  })
  return [placed, ...steps]
}
