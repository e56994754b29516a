import { useEffect } from 'react'

/** Loads again when this tab becomes visible: another tab may have changed what it shows. */
export function useRefetchOnReturn(ask: () => unknown): void {
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    document.addEventListener('visibilitychange', refetch)
    return () => document.removeEventListener('visibilitychange', refetch)
  }, [ask])
}
