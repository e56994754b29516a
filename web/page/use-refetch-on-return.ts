import { useEffect } from 'react'

/** Asks again when somebody comes back to this tab: another one may have changed what it shows. */
export function useRefetchOnReturn(ask: () => unknown): void {
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    document.addEventListener('visibilitychange', refetch)
    return () => document.removeEventListener('visibilitychange', refetch)
  }, [ask])
}
