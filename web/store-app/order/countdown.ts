const secondMs = 1000
const hourSeconds = 3600

/** What is left until an instant, as it is read on the accept button: "8:40", "1:02:05", "0:00". */
export function countdownText(until: Date, now: Date): string {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / secondMs))
  const hours = Math.floor(seconds / hourSeconds)
  const minutes = Math.floor((seconds % hourSeconds) / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

const shortestMinutes = 5
const longestMinutes = 180
export const MINUTES_STEP = 5

/** A number of minutes that a kitchen may promise: a multiple of five, from 5 to 180. */
export function promisableMinutes(minutes: number): number {
  const rounded = Math.round(minutes / MINUTES_STEP) * MINUTES_STEP
  return Math.min(longestMinutes, Math.max(shortestMinutes, rounded))
}
