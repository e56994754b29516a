import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'

const Monitoring = lazyPart(() =>
  import('./monitoring.tsx').then(({ Monitoring }) => ({ default: Monitoring })),
)

const ConsentBanner = lazyPart(() =>
  import('./monitoring.tsx').then((module) => ({ default: module.ConsentBanner })),
)

/** The delay that leaves the first visit undisturbed, for browsers without idle time too. */
const AFTER_MS = 3000

/** The error reporter, loaded only if the marketplace has an address for reports. */
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

/** The consent question for error reports, only if the marketplace has an address for reports. */
export function ConsentSlot() {
  return (
    useDsnWhenIdle() && (
      <Suspense>
        <ConsentBanner />
      </Suspense>
    )
  )
}

/** The address for error reports, once the browser is idle. */
function useDsnWhenIdle(): string | null {
  const { monitoringDsn } = useSiteFacts()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    if (monitoringDsn) whenIdle(() => setIsIdle(true))
  }, [monitoringDsn])
  return isIdle ? monitoringDsn : null
}

function whenIdle(act: () => void): void {
  // Safari lacks it.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: AFTER_MS })
  else setTimeout(act, AFTER_MS)
}
