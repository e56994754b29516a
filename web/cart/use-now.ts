import { useEffect, useState } from 'react'

const refreshedEveryMs = 60_000

/** The time, good to the minute, for words such as "today". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshedEveryMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
