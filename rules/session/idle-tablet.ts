const MINUTE_MS = 60_000

interface Idle {
  /** When it was touched last; 0 while it waits to be locked; null: not known. */
  touchedAtMs: number | null
  isLocked: boolean
  idleMinutes: number
  nowMs: number
}

/**
 * Whether a shared tablet has to be locked: somebody acts on it and has not touched it for the chosen time,
 * or nobody knows when, or they have locked it and the server did not hear of it. A clock that was set back
 * by more than a minute counts as too long ago.
 */
export function isIdle({ touchedAtMs, isLocked, idleMinutes, nowMs }: Idle): boolean {
  if (touchedAtMs === 0) return true
  if (isLocked) return false
  if (touchedAtMs === null || touchedAtMs > nowMs + MINUTE_MS) return true
  return nowMs - touchedAtMs >= idleMinutes * MINUTE_MS
}
