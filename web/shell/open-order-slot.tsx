import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useStateLater, withState } from '#web/state/later.ts'

const OpenOrder = lazyPart(() =>
  import('#web/orders/list/open-order.tsx').then(({ OpenOrder }) => ({ default: OpenOrder })),
)

/** The order somebody waits for; nothing is fetched for whoever can have none. */
export function OpenOrderSlot() {
  const { pathname } = useLocation()
  const isSignedIn = useStateLater(({ auth }) => auth.isAuthenticated) ?? false
  const [hasKey, setHasKey] = useState(false)
  useEffect(() => {
    void withState(({ hasOpenOrderKey }) => setHasKey(hasOpenOrderKey(pathname)))
  }, [pathname])
  if (!isSignedIn && !hasKey) return null
  return (
    <Suspense>
      <OpenOrder />
    </Suspense>
  )
}
