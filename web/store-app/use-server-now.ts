import { useEffect, useState } from 'react'
import { serverNow } from '../calls/server-clock.ts'

/** The server's time, moving on every second unless another pace is given. */
export function useServerNow(everyMs = 1000): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
