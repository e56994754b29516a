import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

const Monitoring = lazyPart(() =>
  import('./monitoring.tsx').then(({ Monitoring }) => ({ default: Monitoring })),
)

/** Time that a first visit needs for itself; browsers without idle time have it too. */
const AFTER_MS = 3000

/**
 * The question whether errors may be reported, and what reports them. Fetched when the browser has
 * nothing else to do, and only where the marketplace reports errors.
 */
export function MonitoringSlot() {
  const { monitoringDsn } = useSiteFacts()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    if (monitoringDsn) whenIdle(() => setIsIdle(true))
  }, [monitoringDsn])
  return (
    monitoringDsn &&
    isIdle && (
      <Suspense>
        <Monitoring dsn={monitoringDsn} />
      </Suspense>
    )
  )
}

function whenIdle(act: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: AFTER_MS })
  else setTimeout(act, AFTER_MS)
}
