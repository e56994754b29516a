import '#web/styles/staff/store-app.css'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { Outlet } from 'react-router'
import { persistStaff } from '#web/state/persistence/staff-persistence.ts'
import type { AppStore } from '#web/state/store.ts'

/** The frame of the store app: it knows the staff who are signed in, apart from any customer. */
export default function StoreAppLayout() {
  const store = useStore() as AppStore // The one of our providers.
  useEffect(() => persistStaff('partner', store), [store])
  return (
    <div className="store-app">
      <Outlet />
    </div>
  )
}
