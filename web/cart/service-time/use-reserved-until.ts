import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { shortTime } from './slot-messages.ts'

/**
 * Until when the slot is reserved, as a short text; null once that has passed, or if no reservation is
 * needed.
 */
export function useReservedUntil(reservedUntil: string | null): string | null {
  const now = useServerNow(reservedUntil === null ? 0 : 10_000)
  if (reservedUntil === null || new Date(reservedUntil) <= now) return null
  return shortTime(reservedUntil, now)
}
