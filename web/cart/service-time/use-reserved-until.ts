import { useServerNow } from '#web/calls/request/use-server-now.ts'
import { shortTime } from './short-time.ts'

/** Until when the chosen time is kept, in short; null once that has passed, or where none is needed. */
export function useKeptTime(keptUntil: string | null): string | null {
  const now = useServerNow(keptUntil === null ? 0 : 10_000)
  if (keptUntil === null || new Date(keptUntil) <= now) return null
  return shortTime(keptUntil, now)
}
