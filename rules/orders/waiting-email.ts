/** What a store may choose; it may also choose to get none. */
export const WAITING_EMAIL_MINUTES: readonly number[] = [1, 2, 3, 5, 8]

const MINUTE_MS = 60_000
const SECOND_MS = 1000

/**
 * The seconds from when an order reaches its store until the email to its staff that it still waits; null for
 * none. Minutes count as those of the deadline do: for a slot while the store is closed, from its opening. What
 * would come with the deadline or after it is not sent, as the order is declined then.
 */
export function secondsToWaitingEmail({
  at,
  minutes,
  serviceTime,
  opensAt,
  deadlineAt,
}: {
  at: Date
  /** Null: the store wants none. */
  minutes: number | null
  /** Null: as soon as possible. */
  serviceTime: Date | null
  opensAt: string | null
  deadlineAt: Date
}): number | null {
  if (minutes === null) return null
  const waitsForOpening = serviceTime !== null && opensAt !== null
  const fromMs = waitsForOpening ? Math.max(at.getTime(), Date.parse(opensAt)) : at.getTime()
  const emailAtMs = fromMs + minutes * MINUTE_MS
  if (emailAtMs >= deadlineAt.getTime()) return null
  return Math.ceil((emailAtMs - at.getTime()) / SECOND_MS)
}
