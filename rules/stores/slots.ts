import { dayOfInstant, instantOfDay } from '#rules/time/london.ts'
import { intervalsAround } from './opening-hours.ts'
import type { IntervalMs, OpeningHours } from './opening-hours.ts'
import { preparationMinutesAt, type Preparation } from './ready-minutes.ts'
import type { Service } from '#rules/orders/service.ts'

/** What rules about time ask of a store for a service, and a place, at an instant. */
export interface StoreMoment extends Preparation {
  hours: OpeningHours
  service: Service
  /** Whether the store offers this service at all. */
  isServiceOffered: boolean
  /** The way to the customer, on top of preparation; 0 for collection. */
  deliveryMinutes: number
  now: Date
  pausedUntil: Date | null
  /** Whether slots after a pause can be ordered while it runs. */
  pauseTakesPreOrders: boolean
  /** How many minutes before closing the last order for an opening is taken; 0: up to closing. */
  lastOrderMinutes: number
  /** How many days ahead a slot may lie; 0: no pre-orders, only slots of the opening that runs now. */
  preOrderDays: number
}

export const SLOT_MINUTES = 15

/** A quarter of an hour in which an order is handed over: at the door, where it is delivered. */
export interface Slot {
  startAt: Date
  endAt: Date
}

/** The first and the last slot start that one opening offers. */
export interface SlotWindow {
  firstMs: number
  lastMs: number
}

const MINUTE_MS = 60_000
const SLOT_MS = SLOT_MINUTES * MINUTE_MS

/**
 * The slots that can be ordered for now, earliest first.
 *
 * A slot starts at a quarter of an hour on London's clock and lies wholly within an opening.
 * Preparation begins when the store is open, not paused, and the order placed; the way to the
 * customer follows it. So the first slot of an opening starts no earlier than opening + preparation
 * + the way, and a slot can be ordered until its start − the way − preparation. The last slot ends
 * no later than closing, at the door too; in the last `lastOrderMinutes` before closing none of the
 * opening can be ordered any more. Slots run to the end of the London day `preOrderDays` from
 * today. A pause that takes no pre-orders leaves none.
 */
export function slots(input: StoreMoment): Slot[] {
  const found: Slot[] = []
  for (const { firstMs, lastMs } of slotWindows(input, intervalsFor(input))) {
    for (let startMs = firstMs; startMs <= lastMs; startMs += SLOT_MS) {
      found.push({ startAt: new Date(startMs), endAt: new Date(startMs + SLOT_MS) })
    }
  }
  return found
}

/** Whether a slot that starts at this instant can be ordered now: whether `slots` has it. */
export function isSlotOffered(input: StoreMoment, serviceTime: Date): boolean {
  const startMs = serviceTime.getTime()
  if (startMs % SLOT_MS !== 0) return false
  return slotWindows(input, intervalsFor(input)).some(
    ({ firstMs, lastMs }) => firstMs <= startMs && startMs <= lastMs,
  )
}

/** The windows of slots within openings, in order; see `slots`. */
export function slotWindows(input: StoreMoment, intervals: readonly IntervalMs[]): SlotWindow[] {
  const nowMs = input.now.getTime()
  const pausedUntilMs = input.pausedUntil?.getTime() ?? nowMs
  if (pausedUntilMs > nowMs && !input.pauseTakesPreOrders) return []
  const earliestMs = Math.max(nowMs, pausedUntilMs)
  const endsMs = instantOfDay(dayOfInstant(nowMs) + Math.max(input.preOrderDays, 1) + 1, 0)
  const windows: SlotWindow[] = []
  for (const { startMs, endMs } of intervals) {
    if (input.preOrderDays === 0 && !(startMs <= earliestMs && earliestMs === nowMs)) continue
    const beginsMs = Math.max(startMs, earliestMs)
    if (beginsMs + input.lastOrderMinutes * MINUTE_MS > endMs) continue
    const minutes = preparationMinutesAt(input, beginsMs) + input.deliveryMinutes
    const readyMs = beginsMs + minutes * MINUTE_MS
    // London is a whole number of hours from UTC, so quarters of an hour are the same in both.
    const firstMs = Math.ceil(readyMs / SLOT_MS) * SLOT_MS
    const lastMs = Math.floor(Math.min(endMs, endsMs) / SLOT_MS) * SLOT_MS - SLOT_MS
    if (firstMs <= lastMs) windows.push({ firstMs, lastMs })
  }
  return windows
}

function intervalsFor(input: StoreMoment): IntervalMs[] {
  if (!input.isServiceOffered) return []
  return intervalsAround(
    input.hours,
    input.service,
    input.now.getTime(),
    Math.max(input.preOrderDays, 1) + 1,
  )
}
