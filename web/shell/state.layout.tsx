import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { WithState } from './with-state.tsx'

/** The frame of pages that live from the state: they have it from the start. */
export default function StateLayout() {
  useEffect(() => {
    // What says that the network is gone has to be here before it goes.
    const soon = setTimeout(() => void import('#ui/toasts.tsx').catch(() => null), 3000)
    return () => clearTimeout(soon)
  }, [])
  return (
    <WithState>
      <Outlet />
    </WithState>
  )
}
