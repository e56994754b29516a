import { useEffect, useState, useSyncExternalStore } from 'react'
import { isOffline } from '#web/calls/request/connection.ts'

/** A stream that comes back within this is no news. */
const patienceMs = 3000

interface Link {
  isConnected: boolean
  isFailing: boolean
}

/**
 * Whether our server can't be reached: this device has no network, or nothing has been heard through it for
 * some seconds. A server that answers with failures is reached.
 */
export function useAway({ isConnected, isFailing }: Link): boolean {
  const isWithoutNetwork = useSyncExternalStore(followNetwork, isOffline, () => false)
  const isReached = isConnected || isFailing
  const [isPatient, setIsPatient] = useState(true)
  useEffect(() => {
    if (isReached) return undefined
    const timer = setTimeout(() => setIsPatient(false), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsPatient(true)
    }
  }, [isReached])
  return isWithoutNetwork || (!isReached && !isPatient)
}

function followNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
