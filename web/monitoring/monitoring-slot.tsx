import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

const Monitoring = lazyPart(() =>
  import('./monitoring.tsx').then(({ Monitoring }) => ({ default: Monitoring })),
)

const ConsentBanner = lazyPart(() =>
  import('./monitoring.tsx').then((module) => ({ default: module.ConsentBanner })),
)

/** Time that a first visit needs for itself; browsers without idle time have it too. */
const AFTER_MS = 3000

/** What reports errors, fetched only where the marketplace has them reported. */
export function MonitoringSlot() {
  const dsn = useDsnWhenIdle()
  return (
    dsn && (
      <Suspense>
        <Monitoring dsn={dsn} />
      </Suspense>
    )
  )
}

/** The question whether errors may be reported, only where the marketplace has them reported. */
export function ConsentSlot() {
  return (
    useDsnWhenIdle() && (
      <Suspense>
        <ConsentBanner />
      </Suspense>
    )
  )
}

/** Where errors are reported to, once the browser has nothing else to do. */
function useDsnWhenIdle(): string | null {
  const { monitoringDsn } = useSiteFacts()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    if (monitoringDsn) whenIdle(() => setIsIdle(true))
  }, [monitoringDsn])
  return isIdle ? monitoringDsn : null
}

function whenIdle(act: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: AFTER_MS })
  else setTimeout(act, AFTER_MS)
}
