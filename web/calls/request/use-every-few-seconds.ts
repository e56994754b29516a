import { useEffect, useEffectEvent } from 'react'

const everyMs = 3000

/**
 * Looks again every three seconds while the page is in sight, and at once when it comes into sight:
 * a basket that others fill is shown as it is.
 */
export function useEveryFewSeconds(isWanted: boolean, refresh: () => unknown): void {
  const refreshNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setInterval(() => refreshNow(), everyMs)
    const seen = () => refreshNow()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [isWanted])
}
