import { SLOT_MINUTES } from '#rules/stores/slots.ts'
import type { OrderStatus } from './order-status.ts'
import type { Service } from './service.ts'

/** How exactly the arrival of a delivery is foretold. */
export const ARRIVAL_WINDOW_MINUTES = 10
/** The window of a delivery ends on a multiple of so many minutes. */
export const ARRIVAL_ROUNDED_TO_MINUTES = 5
/** By how much food may be ready later than foretold before it is called late. */
export const READY_GRACE_MINUTES = 5

const MINUTE_MS = 60_000
const ROUNDED_TO_MS = ARRIVAL_ROUNDED_TO_MINUTES * MINUTE_MS

export interface Awaited {
  serviceType: Service
  /** Null: as soon as possible. */
  serviceTime: Date | null
  /** When the food is expected: at the door, or on the counter. */
  dueAt: Date
}

export interface TimeWindow {
  from: Date
  to: Date
}

/**
 * When an order is expected to be handed over: at the start of its slot, or, as soon as possible
 * (`serviceTime` null), after preparation and the way there (0 minutes for collection).
 */
export function dueAt(order: {
  serviceTime: Date | null
  placedAt: Date
  preparationMinutes: number
  deliveryMinutes: number
}): Date {
  const minutes = order.preparationMinutes + order.deliveryMinutes
  return order.serviceTime ?? new Date(order.placedAt.getTime() + minutes * MINUTE_MS)
}

/**
 * When an order is expected once it has been handed over: a delivery after the way there (`deliveryMinutes`) from when its
 * courier left, a collection from when it was ready; never before the slot that was chosen.
 */
export function dueAfterHandOver(order: {
  serviceType: Service
  serviceTime: Date | null
  deliveryMinutes: number
  handedOverAt: Date
}): Date {
  const { serviceType, serviceTime, handedOverAt, deliveryMinutes } = order
  const onTheWayMs = serviceType === 'delivery' ? deliveryMinutes * MINUTE_MS : 0
  const atMs = handedOverAt.getTime() + onTheWayMs
  return new Date(Math.max(atMs, serviceTime?.getTime() ?? 0))
}

/**
 * Between which times an order is expected: in the slot that was chosen, as long as it's expected
 * there; else a delivery in the ten minutes that end when it is due, on a multiple of five minutes,
 * and a collection from when it is due.
 */
export function arrivalWindow({ serviceType, serviceTime, dueAt }: Awaited): TimeWindow {
  const dueMs = dueAt.getTime()
  if (serviceTime) {
    const slotMs = serviceTime.getTime()
    const slotEndMs = slotMs + SLOT_MINUTES * MINUTE_MS
    if (dueMs >= slotMs && dueMs <= slotEndMs) return windowOf(slotMs, slotEndMs)
  }
  if (serviceType === 'collection') return windowOf(dueMs, dueMs + READY_GRACE_MINUTES * MINUTE_MS)
  const toMs = Math.ceil(dueMs / ROUNDED_TO_MS) * ROUNDED_TO_MS
  return windowOf(toMs - ARRIVAL_WINDOW_MINUTES * MINUTE_MS, toMs)
}

/** Whether food that is expected at `dueAt` comes later than was promised when it was ordered or accepted. */
export function isLaterThanPromised(order: Awaited & { promisedAt: Date }): boolean {
  const { to } = arrivalWindow({ ...order, dueAt: order.promisedAt })
  return arrivalWindow(order).to > to
}

const windowOf = (fromMs: number, toMs: number): TimeWindow => ({
  from: new Date(fromMs),
  to: new Date(toMs),
})

/** Something that happened to an order, and the status it had afterwards. */
export interface StatusEvent {
  status: OrderStatus
  at: string
}

/** What brought an order to a status; what happens to its money afterwards has the same status. */
export function eventThatMade<Event extends StatusEvent>(
  status: OrderStatus,
  events: readonly Event[],
): Event | undefined {
  return events.find((event) => event.status === status)
}

/** When the food left the kitchen, or stood on the counter; null: not yet. */
export function handedOverAt(events: readonly StatusEvent[]): string | null {
  return timeOf(events, 'outfordelivery') ?? timeOf(events, 'readyforpickup')
}

/** When the food was at the door, or on the counter; null: not yet. */
export function cameAt({
  serviceType,
  events,
}: {
  serviceType: Service
  events: readonly StatusEvent[]
}): string | null {
  return timeOf(events, serviceType === 'delivery' ? 'completed' : 'readyforpickup')
}

/** When it happened; null: it has not. */
export function timeOf(events: readonly StatusEvent[], status: OrderStatus): string | null {
  return eventThatMade(status, events)?.at ?? null
}
