import { useEffect } from 'react'

/** Keeps the screen on, where the device allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isStopped = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      // A device that refuses, as when its battery is low, just goes dark.
      const taken = await navigator.wakeLock?.request('screen').catch(() => null)
      if (isStopped) void taken?.release()
      else lock = taken ?? null
    }
    void take()
    // The browser lets go whenever the page is hidden.
    const retake = () => void take()
    document.addEventListener('visibilitychange', retake)
    return () => {
      isStopped = true
      document.removeEventListener('visibilitychange', retake)
      void lock?.release()
    }
  }, [])
}
