import type { Order, OrderEvent } from '#contract/orders.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'

export type StepState = 'done' | 'now' | 'todo' | 'ended'

/** One line of the timeline. */
export interface OrderStep {
  /** The status it stands for; `placed` for the beginning. */
  of: 'placed' | OrderStatus
  state: StepState
  /** When it happened. */
  at: string | null
}

type Followed = Pick<Order, 'status' | 'serviceType' | 'events' | 'placedAt'>

const USUAL = {
  delivery: ['accepted', 'outfordelivery', 'completed'],
  collection: ['accepted', 'readyforpickup', 'completed'],
} as const satisfies Record<Order['serviceType'], readonly OrderStatus[]>

/**
 * The timeline of an order: what has happened, what is happening, what is to come. One that was
 * declined, cancelled or never paid ends with that, and nothing is to come.
 */
export function orderSteps(order: Followed): OrderStep[] {
  const { status, serviceType, events, placedAt } = order
  const placed: OrderStep = { of: 'placed', state: 'done', at: placedAt }
  const usual = USUAL[serviceType]
  if (status === 'unpaid') return [{ of: status, state: 'ended', at: timeOf(events, status) }]
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
  if (status === 'awaitingpayment')
    return [{ of: status, state: 'now', at: null }, ...steps.slice(1)]
  const waiting: OrderStep = { of: 'pending', state: 'now', at: null }
  return status === 'pending' ? [placed, waiting, ...steps.slice(1)] : [placed, ...steps]
}

/** What brought an order to a status; what happens to its money afterwards has the same status. */
export function eventThatMade(
  status: OrderStatus,
  events: readonly OrderEvent[],
): OrderEvent | undefined {
  return events.find((event) => event.status === status)
}

function timeOf(events: readonly OrderEvent[], status: OrderStatus): string | null {
  return eventThatMade(status, events)?.at ?? null
}
