/** By how many minutes an accepted order may be delayed at once. */
export const DELAY_STEPS = [5, 10, 20, 30] as const
export type DelayStep = (typeof DELAY_STEPS)[number]

/**
 * By how many minutes an order may be delayed in all. Whoever has to wait an hour longer than they were
 * promised is rung, and may want their money back.
 */
export const DELAY_MAXIMUM_MINUTES = 60

const MINUTE_MS = 60_000

interface Delayed {
  /** Its delays stand among what happened to it. */
  events: readonly { minutes?: number | null | undefined }[]
}

/** By how many minutes an order was delayed so far. */
export function delayedMinutes({ events }: Delayed): number {
  return events.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
}

/** The delays that are still possible. */
export function delaysLeft(order: Delayed): DelayStep[] {
  const left = DELAY_MAXIMUM_MINUTES - delayedMinutes(order)
  return DELAY_STEPS.filter((minutes) => minutes <= left)
}

/** When an order is due that is delayed by so many minutes. */
export function dueAfterDelay(dueAt: Date, minutes: number): Date {
  return new Date(dueAt.getTime() + minutes * MINUTE_MS)
}

/** When an order was to be there as its store accepted it, before any delay. */
export function promisedAt(order: Delayed & { dueAt: Date }): Date {
  return new Date(order.dueAt.getTime() - delayedMinutes(order) * MINUTE_MS)
}
