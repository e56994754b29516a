import '#web/styles/staff/store-app.css'
import '#web/messages/store-app.ts'
import '#web/messages/orders.ts'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { Outlet } from 'react-router'
import { useServiceWorker } from '#web/navigation/use-service-worker.ts'
import { persistStaff } from '#web/state/persistence/staff-persistence.ts'
import type { AppStore } from '#web/state/store.ts'
import { LiveOrdersProvider } from './live/live-orders-provider.tsx'
import { AsStaff } from './session/as-staff.tsx'

/**
 * The frame of the store app: it knows the staff who are signed in, apart from any customer,
 * and which orders wait for them.
 */
export default function StoreAppLayout() {
  const store = useStore() as AppStore // The one of our providers.
  useEffect(() => persistStaff('partner', store), [store])
  useServiceWorker()
  return (
    <div className="store-app">
      <LiveOrdersProvider>
        <AsStaff />
        <Outlet />
      </LiveOrdersProvider>
    </div>
  )
}
