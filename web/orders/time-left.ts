const hourMs = 3_600_000

/** A countdown as it is read, "9:41"; null for more than an hour, which nobody counts down. */
export function timeLeft(until: Date, now: Date): string | null {
  const leftMs = Math.max(0, until.getTime() - now.getTime())
  if (leftMs > hourMs) return null
  const seconds = Math.ceil(leftMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
