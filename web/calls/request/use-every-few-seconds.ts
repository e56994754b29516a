import { useEffect, useEffectEvent } from 'react'

const everyMs = 3000

/**
 * Calls back every three seconds while the page is visible, and at once when it becomes visible: a shared
 * basket is shown as it is.
 */
export function useEveryFewSeconds(isRequested: boolean, refresh: () => unknown): void {
  const refreshNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    if (!isRequested) return undefined
    const timer = setInterval(() => refreshNow(), everyMs)
    const seen = () => refreshNow()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [isRequested])
}
