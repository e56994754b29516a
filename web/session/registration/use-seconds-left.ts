import { useEffect, useState } from 'react'

/** Counts down to nothing; `start` begins anew. Tabs in the background catch up when they are back. */
export function useSecondsLeft(initialSeconds: number): {
  secondsLeft: number
  start: (seconds: number) => void
} {
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds)
  const [count, setCount] = useState({ seconds: initialSeconds })
  useEffect(() => {
    const endsAtMs = performance.now() + count.seconds * 1000
    const timer = setInterval(() => {
      const leftMs = endsAtMs - performance.now()
      setSecondsLeft(Math.max(0, Math.ceil(leftMs / 1000)))
      if (leftMs <= 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [count])
  const start = (seconds: number) => {
    setSecondsLeft(seconds)
    setCount({ seconds })
  }
  return { secondsLeft, start }
}
