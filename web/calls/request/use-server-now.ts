import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** The server's time, updated at this interval in milliseconds; never for 0. */
export function useServerNow(everyMs: number): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (everyMs === 0) return undefined
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
