import { intervalsAround } from './opening-hours.ts'
import type { IntervalMs } from './opening-hours.ts'
import { preparationMinutesAt } from './ready-minutes.ts'
import { slotWindows } from './slots.ts'
import type { StoreMoment } from './slots.ts'

/** Taking orders now; closed now but taking orders for later; closed. */
export type StoreTab = 'available' | 'preorder' | 'closed'

export interface StoreTabVerdict {
  tab: StoreTab
  /** When it next takes orders as soon as possible; null if it does so now or not within 14 days. */
  opensAt: Date | null
  /** When the opening that runs now ends; null if none runs or it runs on for a week and more. */
  closesAt: Date | null
  /** Whether it is open by its hours, takes no orders for now, and does so again before it closes. */
  isPaused: boolean
  /** The first slot that can be ordered for now. */
  nextSlotAt: Date | null
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAYS_AHEAD = 14
const WEEK_MS = 7 * 86_400_000

/**
 * Which tab of the list a store is in for a service at an instant; exactly one.
 *
 * It is available while it is open, not paused, and an order placed now can be prepared before
 * closing: last orders are at closing − preparation, or as many minutes before closing as the store
 * says where that is earlier. Else it takes pre-orders if it offers a slot, else it is closed,
 * as while a pause runs that takes no pre-orders.
 */
export function storeTab(input: StoreMoment): StoreTabVerdict {
  if (!input.isServiceOffered) {
    return { tab: 'closed', opensAt: null, closesAt: null, isPaused: false, nextSlotAt: null }
  }
  const nowMs = input.now.getTime()
  const daysAhead = Math.max(DAYS_AHEAD, input.preOrderDays) + 1
  const intervals = intervalsAround(input.hours, input.service, nowMs, daysAhead)
  const current = intervals.find(({ startMs, endMs }) => startMs <= nowMs && nowMs < endMs)
  const takesOrdersMs = nextOrdersMs(input, intervals)
  const firstSlotMs = slotWindows(input, intervals)[0]?.firstMs
  const isAvailable = takesOrdersMs === nowMs
  return {
    tab: isAvailable ? 'available' : firstSlotMs !== undefined ? 'preorder' : 'closed',
    opensAt: isAvailable || takesOrdersMs === null ? null : new Date(takesOrdersMs),
    closesAt: current && current.endMs - nowMs < WEEK_MS ? new Date(current.endMs) : null,
    isPaused: !isAvailable && takesOrdersMs !== null && takesOrdersMs < (current?.endMs ?? 0),
    nextSlotAt: firstSlotMs === undefined ? null : new Date(firstSlotMs),
  }
}

/** The first instant, now at the earliest, at which an order for as soon as possible is taken. */
function nextOrdersMs(input: StoreMoment, intervals: readonly IntervalMs[]): number | null {
  const earliestMs = Math.max(input.now.getTime(), input.pausedUntil?.getTime() ?? 0)
  for (const { startMs, endMs } of intervals) {
    const beginsMs = Math.max(startMs, earliestMs)
    if (isTakenAt(input, beginsMs, endMs)) return beginsMs
    const later = quickerFromMs(input, beginsMs, endMs).find((ms) => isTakenAt(input, ms, endMs))
    if (later !== undefined) return later
  }
  return null
}

function isTakenAt(input: StoreMoment, atMs: number, closesMs: number): boolean {
  const minutes = Math.max(preparationMinutesAt(input, atMs), input.lastOrderMinutes)
  return atMs < closesMs && atMs + minutes * MINUTE_MS <= closesMs
}

/**
 * When preparation may get quicker between two instants, in order. What a busy store cannot make
 * before closing it may still make once it is quiet again, or in an hour with fewer minutes.
 */
function quickerFromMs(
  { busy, preparationByHour }: StoreMoment,
  fromMs: number,
  toMs: number,
): number[] {
  const found: number[] = []
  const quietMs = busy?.until.getTime() ?? 0
  if (quietMs > fromMs && quietMs < toMs) found.push(quietMs)
  if (preparationByHour.size > 0) {
    // London is a whole number of hours from UTC, so hours begin at once in both.
    const firstHourMs = Math.ceil(fromMs / HOUR_MS) * HOUR_MS
    for (let hourMs = firstHourMs; hourMs < toMs; hourMs += HOUR_MS) found.push(hourMs)
  }
  return found.sort((a, b) => a - b)
}
