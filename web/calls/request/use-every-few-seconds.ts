import { useEffect, useEffectEvent } from 'react'

const everyMs = 3000

/**
 * Looks again every three seconds while the page is in sight, and at once when it comes into sight:
 * a basket that others fill is shown as it is.
 */
export function useEveryFewSeconds(isWanted: boolean, look: () => unknown): void {
  const lookNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look()
  })
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setInterval(() => lookNow(), everyMs)
    const seen = () => lookNow()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [isWanted])
}
