import { useEffect } from 'react'

/** Asks again when somebody comes back to this tab: another one may have changed what it shows. */
export function useLookAgain(ask: () => unknown): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [ask])
}
